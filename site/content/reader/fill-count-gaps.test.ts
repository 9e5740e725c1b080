import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { contentFolder, listEntryIds } from '#site/content/files/read-yaml.ts'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { readInformationCopy } from '#site/content/model/pages/information-copy.ts'
import { isStepFree } from '#site/content/model/practical.ts'
import { fillCountGaps } from './fill-count-gaps.ts'

describe('fillCountGaps', () => {
  const fill = (text: string, language: Language = 'en') => fillCountGaps(text, language, 'content/x.yaml')

  it('counts entries, all or those with a fact, in words, capital where a sentence begins', () => {
    const all = listEntryIds('hotels').length
    expect(all).toBe(10)
    expect(fill('lead: "{{count hotels}} hotels, {{count hotels village=Leknes}} in Leknes"')).toBe(
      'lead: "Ten hotels, one in Leknes"',
    )
    expect(fill('a {{count hotels}}', 'de')).toBe('a zehn')
  })

  it('refuses what counts nothing', () => {
    expect(() => fill('\n{{count hotels village=Atlantis}}')).toThrow(/line 2.*counts nothing/)
  })
})

/** Numbers in words, and what an entry is called, as leads say both. */
const counted: Record<Language, RegExp> = {
  no: /\b(to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|tretten|fjorten)\s+((\p{L}|-)+\s+)?(hoteller|steder|spisesteder|aktiviteter)\b/iu,
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\s+((\p{L}|-)+\s+)?(hotels|places|kitchens|restaurants|activities)\b/iu,
  de: /\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn)\s+((\p{L}|-)+\s+)?(hotels|orte|restaurants|aktivitäten)\b/iu,
}

/** The lists of kinds, whose leads say how many there are. */
const lists = [
  'pages/hotels',
  'pages/places',
  'pages/restaurants',
  'pages/activities',
  'pages/access-for-all',
  'rankings/hotels',
  'rankings/restaurants',
  'rankings/activities',
]

it.each(languageKeys)('no lead of a list counts by hand what the facts count (%s)', (language) => {
  const found = lists.flatMap((list) =>
    readFileSync(join(contentFolder, list, `${language}.yaml`), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(lead|description):/.test(line) && counted[language].test(line))
      .map((line) => `${list}: ${line}`),
  )
  expect(found).toEqual([])
})

it.each(languageKeys)('the page of access names every hotel that is said to be step-free (%s)', (language) => {
  const html = readInformationCopy('accessForAll', language)
    .sections.map((section) => section.html)
    .join('')
  const stepFree = hotels.list(language).filter(({ facts }) => isStepFree(facts.access))
  expect(stepFree.length).toBeGreaterThan(2)
  const missing = stepFree.filter(({ id }) => !html.includes(`href="${linkToEntry('hotels', id, language)}"`))
  expect(missing.map(({ id }) => id)).toEqual([])
})
