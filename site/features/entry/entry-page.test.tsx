import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type HouseEntry, listIdsOf, readEntry } from '#site/content-model/entries.ts'
import { translator } from '#site/i18n/translate.ts'
import { collectSources } from './collect-sources.ts'
import { EntryBooking } from './EntryBooking.tsx'
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
      expect(box + text).not.toMatch(/class="(figures|sample|voice)/)
      expect(box.includes('data-evidence="own"')).toBe(kind !== 'stations')
    },
  )
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

describe('collectSources', () => {
  it('lists every source once, with everything that it is used for', () => {
    const { sources, from, to } = collectSources(first('cabins'), 'no')
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
    expect(sources.flatMap(({ uses }) => uses)).toContain('Posisjon')
    expect(from <= to).toBe(true)
  })
})
