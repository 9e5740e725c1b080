import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { type AnyEntry, listEntries } from '#site/content/model/entries.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { entryKinds, kinds } from '#site/content/model/kinds.ts'
import { listPartnerHosts } from '#site/content/model/partners.ts'
import { type Place, places } from '#site/content/model/place-queries.ts'
import { listFacts } from '#site/open-data/list-facts.ts'
import { listAllPages, makePage } from '#site/page-list/all-pages.ts'
import { parameterOf } from '#site/routes/pages.ts'
import { joinBlocks, table } from './markdown.ts'
import { hasTwin, writeTwin } from './write-twin.ts'

const origin = 'https://guide.example'
const twins = languageKeys.map((language) => {
  const pages = listAllPages().filter((page) => page.language === language && hasTwin(page))
  return { language, pages: pages.map((page) => ({ page, text: writeTwin(page, origin) })) }
})

/** Returns every node of an entry's facts that names a source, whatever it is called, without the sources of its text and examples. */
function collectSourced(value: unknown): { source: unknown; checkedOn: string }[] {
  if (Array.isArray(value)) return value.flatMap(collectSourced)
  if (typeof value !== 'object' || value === null) return []
  const { source, checkedOn, value: said } = value as { source?: unknown; checkedOn?: string; value?: unknown }
  const isKnown = source !== undefined && checkedOn !== undefined && said !== 'unknown'
  const inside = Object.entries(value).flatMap(([name, each]) =>
    name === 'prose' || name === 'source' ? [] : collectSourced(each),
  )
  return isKnown ? [{ source, checkedOn }, ...inside] : inside
}

function describeSourced(entry: AnyEntry | Place, language: (typeof languageKeys)[number]): string[] {
  const { registerId: _registerId, ...facts } = entry.facts as AnyEntry['facts'] & { registerId?: unknown }
  return collectSourced(facts).map(
    ({ source, checkedOn }) => `${nameOfSource(source as string, language)} ${checkedOn}`,
  )
}

describe.each(twins)('the twins in $language', ({ language, pages }) => {
  it('have every fact of every entry with its source and day', () => {
    const entries = [...entryKinds.flatMap((kind) => listEntries(kind, language)), ...places.list(language)]
    for (const entry of entries) {
      const facts = listFacts(entry, language)
      const listed = facts.flatMap(({ source, checkedOn }) => (source ? [`${source} ${checkedOn}`] : []))
      // Each as often as the entry names it.
      const missing = describeSourced(entry, language).filter((wanted) => {
        const found = listed.indexOf(wanted)
        if (found >= 0) listed.splice(found, 1)
        return found < 0
      })
      expect(missing, `${entry.kind}/${entry.id}`).toEqual([])
      const id = kinds[entry.kind].page
      const page = makePage(id, language, { [parameterOf(id) ?? '']: entry.id })
      const text = pages.find((each) => each.page.path === page.path)?.text ?? ''
      for (const { name, value, source, checkedOn } of facts) {
        expect(text, `${page.path}: ${name}`).toContain(name)
        if (value === null) continue
        const row = text
          .split('\n')
          .find((line) => line.startsWith(`| ${name} | `) && (!checkedOn || line.endsWith(`${checkedOn} |`)))
        expect(row, `${page.path}: ${name}`).toBeDefined()
        if (source) expect(text).toContain(`] ${source}`)
      }
    }
  })

  it('say what nobody has confirmed', () => {
    const hotel = listEntries('hotels', language)[0] as AnyEntry
    expect(listFacts(hotel, language).some(({ value }) => value === null)).toBe(true)
  })

  it('have one heading of the first level, the address of their page, and no link to a partner', () => {
    for (const { page, text } of pages) {
      expect(text.match(/^# /gm), page.path).toHaveLength(1)
      expect(text, page.path).toContain(`<${origin}${encodeURI(page.canonical[language])}>`)
      expect(text, page.path).not.toMatch(/\]\((?!https:|mailto:|tel:|#)/)
      expect(text, page.path).not.toMatch(/undefined|\[object|<\/|\{[a-z]+\}/)
      for (const host of listPartnerHosts()) expect(text, page.path).not.toContain(`${host}/`)
    }
  })
})

describe('a table', () => {
  it('keeps its cells whatever stands in them', () => {
    expect(joinBlocks([table(['a', 'b'], [['one | two', 'three\nfour']])])).toBe(
      '| a | b |\n|---|---|\n| one \\| two | three four |\n',
    )
  })
})
