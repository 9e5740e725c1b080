import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import * as partners from '#site/content/model/partners.ts'
import { rankEntries, readRanking } from '#site/content/model/ranking-queries.ts'
import { rankingIds } from '#site/content/model/ranking-schema.ts'
import { AlsoHere } from './AlsoHere.tsx'
import { RankedList } from './RankedList.tsx'
import { findWaysToBook } from './ways-to-book.ts'

// Only the link maker knows what a link pays. Here it pays random amounts, and the lists must not change.

vi.mock('#site/content/model/partners.ts', async (load) => {
  const real = await load<typeof partners>()
  return { ...real, linkToStay: vi.fn(real.linkToStay), linkToTours: vi.fn(real.linkToTours) }
})

afterEach(() => vi.resetAllMocks())

const commission = fc.record({
  /** Percent of the price; no partner pays 500, but a list that depends on money would change. */
  percent: fc.double({ min: 0, max: 500, noNaN: true }),
  isGone: fc.boolean(),
  partner: fc.constantFrom('hotels', 'tours') as fc.Arbitrary<'hotels' | 'tours'>,
})

/** Makes every paying link pay a random amount. */
function payByChance(next: () => typeof commission extends fc.Arbitrary<infer Paid> ? Paid : never): void {
  function link(): partners.PartnerLink {
    const { percent, partner, isGone } = next()
    const href = `https://partner.example/?commission=${percent.toFixed(3)}`
    const link = { href, rel: 'sponsored noopener', partner: 'A partner', partnerKey: partner } as const
    return isGone ? (undefined as never) : link
  }
  vi.mocked(partners.linkToStay).mockImplementation(link)
  vi.mocked(partners.linkToTours).mockImplementation(link)
}

/** Returns the list as HTML, without the links themselves. */
function drawList(id: (typeof rankingIds)[number]): string {
  const ranking = readRanking(id, 'no')
  const html = renderToStaticMarkup(
    <>
      <RankedList ranking={ranking} language="no" />
      <AlsoHere ranking={ranking} language="no" />
    </>,
  )
  return html.replaceAll(/<a [^>]*rel="sponsored[^>]*>.*?<\/a>/g, '').replaceAll(/<div class="paid">.*?<\/div>/g, '')
}

// Every run draws other amounts, so that what a run of a change misses, the next one finds.
const runs = process.env.VERIFY === 'all' ? 1000 : 100

test(`commissions shuffled, removed and inflated ${runs} times leave every ranking the same to the byte`, () => {
  const before = JSON.stringify(rankingIds.map((id) => rankEntries(id)))
  const lists = rankingIds.map((id) => [...readRanking(id, 'no').ranked, ...readRanking(id, 'no').also])
  fc.assert(
    fc.property(fc.infiniteStream(commission), (paid) => {
      payByChance(() => paid.next().value)
      // The links are made as on the pages, to include their side effects on the entries.
      for (const placed of lists.flat()) findWaysToBook(placed, 'no')
      expect(JSON.stringify(rankingIds.map((id) => rankEntries(id)))).toBe(before)
    }),
    { numRuns: runs },
  )
  expect(vi.mocked(partners.linkToStay).mock.calls.length).toBeGreaterThan(runs)
})

test('the lists as visitors see them differ in nothing but the links', () => {
  const before = rankingIds.map(drawList)
  fc.assert(
    fc.property(fc.infiniteStream(commission), (paid) => {
      // None is gone: without a paying link an entry shows its own.
      payByChance(() => ({ ...paid.next().value, isGone: false }))
      // Everything is read anew, since cached data could not change.
      forgetContent()
      // Compared as a whole: a failure is found by its seed, and the lists are long.
      expect(rankingIds.map(drawList).join('') === before.join('')).toBe(true)
    }),
    { numRuns: process.env.VERIFY === 'all' ? 8 : 2 },
  )
})

test('what ranks knows nothing of partners: not one of its files reads theirs', () => {
  const seen = new Set<string>()
  const look = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, path = ''] of code.matchAll(/from '(\.\/[^']+|#site\/[^']+)'/g)) {
      look(path.startsWith('./') ? join(file, '..', path) : join(process.cwd(), 'site', path.replace('#site/', '')))
    }
  }
  look(join(process.cwd(), 'site/content/model/ranking-queries.ts'))
  expect(seen.size).toBeGreaterThan(5)
  expect([...seen].filter((file) => file.endsWith('partners.ts'))).toEqual([])
})

test.each(rankingIds)('%s: an entry has no paying link, or the page says why all have one', (id) => {
  for (const language of languageKeys) {
    const { ranked, words } = readRanking(id, language)
    const hasFree = ranked.some((each) => findWaysToBook(each, language).paying === undefined)
    expect(hasFree || words.paying.length > 40).toBe(true)
  }
})
