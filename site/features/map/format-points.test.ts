import { describe, expect, it } from 'vitest'
import type { CategoryChoice } from './categories.ts'
import { formatCategory, formatKind, formatPoints, formatRoad, formatSelected, formatShown } from './format-points.ts'
import { exampleVoice } from './map-examples.ts'

const norwegian = exampleVoice('no')
const english = exampleVoice('en')
const german = exampleVoice('de')

describe('the number of points', () => {
  it('is one or many in each language, none included', () => {
    expect([0, 1, 2].map((count) => formatPoints(count, norwegian))).toEqual(['0 punkter', '1 punkt', '2 punkter'])
    expect([0, 1, 2].map((count) => formatPoints(count, english))).toEqual(['0 points', '1 point', '2 points'])
    expect([0, 1, 2].map((count) => formatPoints(count, german))).toEqual(['0 Punkte', '1 Punkt', '2 Punkte'])
  })

  it('is written in the figures of the language', () => {
    expect(formatPoints(20_000, norwegian)).toBe('20\u00a0000 punkter')
    expect(formatPoints(20_000, english)).toBe('20,000 points')
    expect(formatPoints(20_000, german)).toBe('20.000 Punkte')
  })
})

describe('the name of a choice', () => {
  it('is that of its tab, and of all categories for all', () => {
    expect(formatCategory('beach', norwegian.words)).toBe('Strender')
    expect(formatCategory('all', norwegian.words)).toBe('Alle kategorier')
    expect(formatCategory('all', english.words)).toBe('All categories')
    expect(formatCategory('all', german.words)).toBe('Alle Kategorien')
  })

  it('falls back on all categories for one that does not exist', () => {
    expect(formatCategory('casino' as CategoryChoice, norwegian.words)).toBe('Alle kategorier')
  })

  it('is in the singular for one point', () => {
    expect(formatKind('beach', norwegian.words)).toBe('Strand')
  })
})

describe('the kilometre of the E10', () => {
  it('is counted from Svolvær', () => {
    expect(formatRoad(72, norwegian)).toEqual({ short: 'km 72', full: 'Kilometer 72 på E10 fra Svolvær' })
    expect(formatRoad(0, german)).toEqual({ short: 'km 0', full: 'Kilometer 0 der E10 ab Svolvær' })
  })

  it('is counted towards Svolvær by those who have not come there yet', () => {
    expect(formatRoad(-159, norwegian)).toEqual({
      short: '159\u00a0km før Svolvær',
      full: '159 kilometer før Svolvær på E10',
    })
    expect(formatRoad(-159, english).short).toBe('159\u00a0km before Svolvær')
    expect(formatRoad(-159, german).short).toBe('159\u00a0km vor Svolvær')
  })
})

describe('what is announced', () => {
  it('is how many points there are of what', () => {
    expect(formatShown(9, 'beach', norwegian)).toBe('9 punkter i Strender')
    expect(formatShown(1, 'beach', english)).toBe('1 point in Beaches')
    expect(formatShown(9, 'all', german)).toBe('9 Punkte in Alle Kategorien')
  })

  it('is that there is none', () => {
    expect(formatShown(0, 'beach', norwegian)).toBe('Ingen punkter funnet i denne kategorien.')
  })

  it('is which point has been selected', () => {
    expect(formatSelected('Haukland', norwegian.words)).toBe('Haukland valgt')
    expect(formatSelected('Haukland', english.words)).toBe('Haukland selected')
    expect(formatSelected('Haukland', german.words)).toBe('Haukland ausgewählt')
  })
})
