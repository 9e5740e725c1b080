import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { formatPlural } from './format-plural.ts'

it('says one thing as one, and any other number as more, in every language', () => {
  const said = languageKeys.flatMap((language) =>
    [1, 2, 1000].map(
      (count) => formatPlural(readMyTrip(language).words.inserted, count, languages[language].locale).split('. ')[0],
    ),
  )
  expect(said).toEqual([
    '1 dag ligger nå i planen din',
    '2 dager ligger nå i planen din',
    '1\u00a0000 dager ligger nå i planen din',
    '1 day is now in your plan',
    '2 days are now in your plan',
    '1,000 days are now in your plan',
    'In Ihren Plan übernommen: 1 Tag',
    'In Ihren Plan übernommen: 2 Tage',
    'In Ihren Plan übernommen: 1.000 Tage',
  ])
})

/** A verb after a number of things, which is another one after a single thing. */
const verbsAfterCounts = {
  en: /\{(?:count|n|days|stops|nights|hotels|others|guests|hours|minutes)\}[^.:;]*\b(?:are|were|have|say|need|fit|lie|stand)\b/,
  de: /\{(?:count|n|days|stops|nights|hotels|others|guests|hours|minutes)\}[^.:;]*\b(?:sind|waren|haben|liegen|sagen|stehen|brauchen)\b/,
}

it.each(['en', 'de'] as const)('no message in %s has a verb for several after a number that may be one', (language) => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync(`{site/i18n/messages/${language}.json,content/pages/*/${language}.yaml}`, { cwd: root })
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
  expect(lines.length).toBeGreaterThan(1000)
  const wrong = lines.filter(
    (line) => verbsAfterCounts[language].test(line) && !/\b(?:other|many)": |\bother: /.test(line),
  )
  expect(wrong).toEqual([])
})
