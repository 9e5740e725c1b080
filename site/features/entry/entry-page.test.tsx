import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { type HouseEntry, listIdsOf, readEntry } from '#site/content/model/entries.ts'
import { entryKinds } from '#site/content/model/kinds.ts'
import { translator } from '#site/i18n/translate.ts'
import { collectSources } from './collect-sources.ts'
import { EntryBooking } from './EntryBooking.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryNearby } from './EntryNearby.tsx'
import { EntryText } from './EntryText.tsx'
import { factsOfEntry } from './facts-of-entry.ts'

const first = (kind: HouseEntry['kind']) => readEntry(kind, listIdsOf(kind)[0] ?? '', 'no')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('EntryBooking', () => {
  it('shows the disclosure before a paying link, and labels it', () => {
    const html = renderToStaticMarkup(<EntryBooking entry={first('hotels')} language="no" />)
    const [disclosure, link, label] = ['data-disclosure', 'rel="sponsored noopener"', 'data-partner-label'].map(
      (part) => html.indexOf(part),
    )
    expect(disclosure).toBeGreaterThan(0)
    expect(link).toBeGreaterThan(disclosure ?? 0)
    expect(label).toBeGreaterThan(link ?? 0)
  })

  it('has no paying link for tables and chargers', () => {
    for (const kind of ['restaurants', 'stations'] as const)
      expect(renderToStaticMarkup(<EntryBooking entry={first(kind)} language="no" />)).not.toContain('sponsored')
  })

  it.each(['hotels', 'cabins', 'restaurants', 'stations'] as const)(
    'shows no figure of an example in a verified guide: %s',
    (kind) => {
      vi.stubEnv('CONTENT_EVIDENCE', 'verified')
      const box = renderToStaticMarkup(<EntryBooking entry={first(kind)} language="no" />)
      const text = renderToStaticMarkup(<EntryText entry={first(kind)} language="no" />)
      expect(box + text).not.toMatch(/evidence="sample|class="(sample|voice)/)
      expect(box.includes('data-evidence="own"')).toBe(kind !== 'stations')
    },
  )
})

describe('EntryNearby', () => {
  const show = (kind: 'hotels' | 'cabins', id: string) => {
    const { name, village, coordinates } = readEntry(kind, id, 'no').facts
    return renderToStaticMarkup(<EntryNearby name={name} village={village} coordinates={coordinates} language="no" />)
  }

  it('lists neither the village of a house nor what is the house’s own', () => {
    const html = show('hotels', 'trevarefabrikken')
    expect(html).toContain('KaviarFactory')
    expect(html).not.toMatch(/>Henningsvær<|\/badstue/)
  })

  it('folds what else is near below the choice, and names nothing twice', () => {
    const html = show('hotels', 'trevarefabrikken')
    const [list = '', folded = ''] = html.split('<details>')
    const namesIn = (part: string) =>
      [...part.matchAll(/<(?:a [^>]*|span)>([^<]+)<\/(?:a|span)>/g)].map(([, name]) => name)
    expect(folded).toContain('<dt>')
    expect(namesIn(folded).length).toBeGreaterThan(3)
    expect(namesIn(list).filter((name) => namesIn(folded).includes(name))).toEqual([])
  })

  it('sends nobody to a charger that was never opened or stood still, but to the next one', () => {
    const html = show('hotels', 'thon-hotel-svolvaer')
    expect(html).toContain('near-charge')
    expect(html).toContain('Tesla Supercharger Svolvær')
    expect(html + show('cabins', 'reine')).not.toMatch(/KIWI Svolvær|sjekk først/)
  })

  it('lists nothing that lies across a fjord', () => {
    expect(show('cabins', 'ballstad')).not.toContain('Mortsund')
  })
})

describe('factsOfEntry', () => {
  it('has no hours for a station of which no source tells them', () => {
    const hours = { value: 'unknown' as const, source: 'NRK Nordland, 2021-07', checkedOn: '2026-11-21' }
    const station = readEntry('stations', 'alti-svolvaer', 'en')
    const facts = { ...station.facts, openingHours: hours }
    const names = factsOfEntry({ ...station, facts }, 'en').map(({ name }) => name)
    expect(names).not.toContain(translator('en')('entry.hours'))
  })
})

describe('an activity', () => {
  const read = (id: string) => readEntry('activities', id, 'en')
  const namesOf = (id: string) => factsOfEntry(read(id), 'en').map(({ name }) => name)
  const boxOf = (id: string) => renderToStaticMarkup(<EntryBooking entry={read(id)} language="en" />)

  it('has no grade in a museum, and no municipality along a whole road', () => {
    expect(namesOf('kajakk')).toContain('Difficulty')
    expect(namesOf('lofotr')).not.toContain('Difficulty')
    expect(namesOf('lofotr')).toContain('Municipality')
    expect(namesOf('sykkel')).not.toContain('Municipality')
  })

  it('is taken part in, or visited, and has no box where there are neither stars nor price nor anybody to ask', () => {
    expect(boxOf('kajakk')).toContain('Take part')
    expect(boxOf('lofotr')).toContain('Your visit')
    const { facts, ...rest } = read('sykkel')
    const withoutPrice = { ...rest, facts: { ...facts, price: undefined, assessment: undefined } }
    expect(renderToStaticMarkup(<EntryBooking entry={withoutPrice} language="en" />)).toBe('')
  })
})

describe('collectSources', () => {
  it('lists every source once, with everything that it is used for', () => {
    const { sources, from, to } = collectSources(first('cabins'), 'no')
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
    expect(sources.flatMap(({ uses }) => uses)).toContain('Posisjon')
    expect(from <= to).toBe(true)
  })

  it('names no use that has no row on the page: unknown hours, an amenity with a row of its own', () => {
    const usesOf = (kind: 'stations' | 'hotels', id: string) =>
      collectSources(readEntry(kind, id, 'en') as HouseEntry, 'en').sources.flatMap(({ uses }) => uses)
    expect(usesOf('stations', 'alti-svolvaer')).not.toContain('Open')
    expect(usesOf('stations', 'alti-svolvaer')).not.toContain('Payment')
    expect(usesOf('hotels', 'scandic-svolvaer')).not.toContain('EV charging')
    expect(usesOf('hotels', 'scandic-svolvaer')).toContain('Sea view')
  })
})

const houses = entryKinds.filter((kind) => kind !== 'trips')
const spoken = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')

describe.each(languageKeys)('the page of every house and activity in %s', (language) => {
  const entries = houses.flatMap((kind) => listIdsOf(kind).map((id) => readEntry(kind, id, language)))
  const opening = { no: /ikke bekreftet/gi, en: /not confirmed/gi, de: /nicht bestätigt/gi }[language]

  it.each(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry] as const))(
    '%s says at most once what is not confirmed, and its telephone number once',
    (_name, entry) => {
      const text = spoken(
        renderToStaticMarkup(
          <>
            <EntryText entry={entry} language={language} />
            <EntryFacts entry={entry} language={language} />
          </>,
        ),
      )
      expect(text.match(opening) ?? []).toHaveLength(text.search(opening) < 0 ? 0 : 1)
      const { phone } = entry.facts
      if (phone) expect(text.split(phone.value)).toHaveLength(2)
    },
  )

  it.each(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry] as const))(
    '%s has no row twice in its card and its table',
    (_name, entry) => {
      const html = renderToStaticMarkup(<EntryFacts entry={entry} language={language} />)
      const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    },
  )
})
