import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { isInSeason } from '#site/content/model/advised-against.ts'
import { findForYounger, youngAge } from '#site/content/model/find-for-younger.ts'
import { formatAge } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { ChildrenInShort, TripChildren } from './TripChildren.tsx'
import { TripTable } from './TripTable.tsx'

const hikes = trips.list('no').filter(({ facts }) => facts.type === 'hike')

describe('what younger children can do on the day of a hike', () => {
  it('is there for every hike that is not for a child of six', () => {
    for (const hike of hikes) {
      const isForAll = (hike.facts.children?.from ?? 99) <= youngAge
      expect(findForYounger(hike, hikes).length > 0, hike.id).toBe(!isForAll)
    }
  })

  it.each(hikes.map((hike) => [hike.id, hike] as const))('suits them, and is open when %s is', (id, hike) => {
    const found = findForYounger(hike, hikes)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { trip, age, goal, kilometres } of found) {
      expect(trip.id).not.toBe(id)
      expect(age).toBeLessThanOrEqual(youngAge)
      expect(goal).toBe(trip.words.children?.part)
      expect(kilometres).toBeLessThanOrEqual(70)
      for (const month of hike.facts.months.full) expect(isInSeason(trip.facts.months, month)).toBe(true)
    }
    expect(found).toEqual(found.toSorted((one, other) => one.kilometres - other.kilometres))
  })
})

describe.each(languageKeys)('with children, in %s', (language) => {
  const copy = readTripsCopy(language)
  const draw = (id: string) =>
    renderToStaticMarkup(<TripChildren trip={trips.read(id, language)} copy={copy} language={language} />)

  it('every hike says from which age and why, and leads to what is for children', () => {
    for (const { id, facts, words } of trips.list(language).filter((trip) => trip.facts.type === 'hike')) {
      const html = draw(id)
      expect(parse(html).querySelector('b')?.text, id).toMatch(facts.children?.from === 0 ? /^\p{L}/u : /\d/)
      expect(words.children?.why.length, id).toBeGreaterThan(40)
      expect(html).toContain(linkToEntry('articles', 'with-children', language))
      expect(html).not.toMatch(/\{|undefined|NaN/)
    }
  })

  it('says below the lead of what is not for small children from which age it is, and what they do that day', () => {
    const short = (id: string) =>
      parse(renderToStaticMarkup(<ChildrenInShort trip={trips.read(id, language)} copy={copy} language={language} />))
    const reinebringen = short('reinebringen')
    expect(reinebringen.querySelector('b')?.text).toMatch(/10/)
    expect(reinebringen.querySelectorAll('a').map((a) => a.getAttribute('href'))).toEqual([
      '#children',
      linkToEntry('trips', 'munkebu', language),
    ])
    const part = trips.read('offersoykammen', language).words.children?.part ?? '?'
    expect(short('offersoykammen').text).toContain(part)
    expect(short('haukland-uttakleiv').text).toBe('')
  })

  it('every row of a list says for whom', () => {
    const all = trips.list(language).filter(({ facts }) => facts.type === 'hike')
    const html = renderToStaticMarkup(<TripTable trips={all} copy={copy} language={language} />)
    for (const { facts } of all)
      if (facts.children) expect(html).toContain(formatAge(facts.children.from, copy.children))
  })

  it('nothing else on a hike says whom of the small ones it is not for', () => {
    for (const { id, bodyHtml, words } of trips.list(language).filter(({ facts }) => facts.type === 'hike'))
      expect(`${bodyHtml} ${JSON.stringify(words.notes)}`, id).not.toMatch(/små barn|small child|kleine[nr]? Kinder/i)
  })

  it('Reinebringen is not for a child of six, and names the lake path nearby instead', () => {
    const html = draw('reinebringen')
    expect(html).toMatch(/seksåring|six-year-old|Sechsjährigen/)
    expect(html).toContain(linkToEntry('trips', 'munkebu', language))
  })

  it('a boat of which nobody says an age says nothing', () => {
    expect(draw('skrova')).toBe('')
  })
})
