import { describe, expect, it } from 'vitest'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import { type FoundPoints, indexPoints, type PointFilter } from './filter-points.ts'
import { examplePoint, exampleVoice } from './map-examples.ts'
import type { ShownPoint } from './shown-point.ts'

const { words } = exampleVoice('no')
const wordsOf = (category: MapCategory) => `${words[`map.kind.${category}`]} ${words[`map.category.${category}`]}`
const reine = { latitude: 67.9325, longitude: 13.0888 }

const points: ShownPoint[] = [
  examplePoint('evenes', {
    name: 'Evenes',
    category: 'airport',
    coordinates: { latitude: 68.4913, longitude: 16.6781 },
  }),
  examplePoint('nyvagar', {
    name: 'Nyvågar Rorbuhotell',
    category: 'accommodation',
    address: 'Storvåganveien 26, 8310 Kabelvåg',
    description: 'Rorbuer ved akvariet.',
    coordinates: { latitude: 68.2107, longitude: 14.4486 },
  }),
  examplePoint('a', {
    name: 'Å i Lofoten',
    category: 'attraction',
    description: 'Bygda der E10 slutter. Tørrfiskmuseum.',
    coordinates: { latitude: 67.8797, longitude: 12.983 },
  }),
  examplePoint('aurora', { name: 'Aurora', category: 'viewpoint', description: 'Utsikt.' }),
  examplePoint('haukland', {
    name: 'Haukland',
    description: 'Hvit strand under Veggen.',
    coordinates: { latitude: 68.199, longitude: 13.5279 },
  }),
  examplePoint('kafe', {
    name: 'Café Über',
    category: 'cafe',
    description: 'Kaffe og smørbrød.',
    address: 'St.Olavs gate 1',
  }),
]

const search = indexPoints(points, wordsOf)
const find = (filter: Partial<PointFilter>): FoundPoints =>
  search({ category: 'all', text: '', from: undefined, within: undefined, ...filter })
const idsOf = (filter: Partial<PointFilter>) => find(filter).points.map(({ id }) => id)

describe('points by category', () => {
  it('are all of them, in their order, when nothing is chosen', () => {
    expect(find({})).toEqual({ points, distances: new Map(), openings: new Map() })
  })

  it('are those of the category alone', () => {
    expect(idsOf({ category: 'beach' })).toEqual(['haukland'])
    expect(idsOf({ category: 'parking' })).toEqual([])
  })

  it('are the same array each time, so that renderers see no change', () => {
    expect(find({ category: 'beach' }).points).toBe(find({ category: 'beach', text: '  ' }).points)
    expect(find({}).points).toBe(points)
  })
})

describe('points by words', () => {
  it.each([
    ['haukland', ['haukland'], 'a name'],
    ['HAUK', ['haukland'], 'a part of a name in capitals'],
    ['kabelvåg', ['nyvagar'], 'an address'],
    ['8310', ['nyvagar'], 'a postcode'],
    ['akvariet', ['nyvagar'], 'a description'],
    ['utsiktspunkt', ['aurora'], 'a kind'],
    ['flyplasser', ['evenes'], 'a category'],
    ['kabelvag', ['nyvagar'], 'å typed as a'],
    ['torrfisk', ['a'], 'ø typed as o'],
    ['toerrfisk', ['a'], 'ø typed as oe'],
    ['cafe uber', ['kafe'], 'é and ü typed plain'],
    ['Café', ['kafe'], 'e and a combining accent'],
  ])('finds «%s»', (text, expected) => {
    expect(idsOf({ text })).toEqual(expected)
  })

  it('wants every word, in any order and wherever it stands', () => {
    expect(idsOf({ text: 'kabelvåg rorbu' })).toEqual(['nyvagar'])
    expect(idsOf({ text: 'rorbu   kabelvåg ' })).toEqual(['nyvagar'])
    expect(idsOf({ text: 'rorbu haukland' })).toEqual([])
  })

  it('takes words apart at the signs between them', () => {
    expect(idsOf({ text: 'St. Olavs' })).toEqual(['kafe'])
    expect(idsOf({ text: 'olavs-gate' })).toEqual(['kafe'])
    expect(idsOf({ text: '– ,' })).toHaveLength(points.length)
  })

  it('takes a letter alone for the beginning of a word of a name, as it is typed: Å is a village', () => {
    expect(idsOf({ text: 'å' })).toEqual(['a'])
    expect(idsOf({ text: 'Å' })).toEqual(['a'])
    expect(idsOf({ text: 'A\u030a' })).toEqual(['a'])
    expect(idsOf({ text: 'aa' })).toEqual(['a'])
    expect(idsOf({ text: 'å,' })).toEqual(['a'])
    expect(idsOf({ text: 'a' })).toEqual(['aurora'])
    expect(idsOf({ text: 'l' })).toEqual(['a'])
  })

  it('narrows the category, not the whole map', () => {
    expect(idsOf({ category: 'cafe', text: 'strand' })).toEqual([])
    expect(idsOf({ text: 'strand' })).toEqual(['haukland'])
  })

  it('holds a sign of a pattern for a sign', () => {
    expect(idsOf({ text: '.*' })).toHaveLength(points.length)
    expect(idsOf({ text: 'haukland(' })).toEqual(['haukland'])
  })
})

describe('points by hours and entrance', () => {
  const hours = {
    periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '17:00' }],
    exceptions: [],
    outsideSeasons: 'unknown' as const,
    confirmedOn: '2026-08-12',
  }
  const [house, older, silent, beach] = [
    examplePoint('house', { category: 'cafe', hours, isStepFree: true }),
    examplePoint('older', { category: 'cafe', hours: { ...hours, confirmedOn: '2024-08-12' } }),
    examplePoint('silent', { category: 'cafe' }),
    examplePoint('beach', { hours: 'always' }),
  ]
  const searchHours = indexPoints([house, older, silent, beach], wordsOf)
  const at = (moment: string) =>
    searchHours({
      category: 'all',
      text: '',
      from: undefined,
      within: undefined,
      openAt: Date.parse(moment),
    })

  it('leave out what is closed, and keep what nobody knows of, told apart', () => {
    const { points: atNoon, openings } = at('2026-09-01T10:00:00Z')
    expect(atNoon.map(({ id }) => id)).toEqual(['house', 'older', 'silent', 'beach'])
    expect(Object.fromEntries(openings)).toEqual({
      house: 'open',
      older: 'unknown',
      silent: 'unknown',
      beach: 'always',
    })
    const { points: atNight, openings: then } = at('2026-09-01T20:00:00Z')
    expect(atNight.map(({ id }) => id)).toEqual(['older', 'silent', 'beach'])
    expect(then.get('house')).toBe('closed')
  })

  it('are only those with a known step-free entrance when that is asked for', () => {
    const found = searchHours({ category: 'all', text: '', from: undefined, within: undefined, stepFree: true })
    expect(found.points.map(({ id }) => id)).toEqual(['house'])
  })
})

describe('points by distance', () => {
  it('are the nearest first, with their kilometres', () => {
    const { points: found, distances } = find({ from: reine })
    expect(found.map(({ id }) => id)).toEqual(['a', 'aurora', 'kafe', 'haukland', 'nyvagar', 'evenes'])
    expect(distances.get('a')).toBeCloseTo(7.4, 1)
    expect(distances.get('haukland')).toBeCloseTo(34.8, 0)
  })

  it('are those within the distance alone', () => {
    expect(idsOf({ from: reine, within: 10 })).toEqual(['a'])
    expect([...find({ from: reine, within: 10 }).distances.keys()]).toEqual(['a'])
    expect(idsOf({ from: reine, within: 5 })).toEqual([])
  })

  it('keep a point that lies exactly as far', () => {
    const exactly = find({ from: reine }).distances.get('haukland')
    expect(idsOf({ category: 'beach', from: reine, within: exactly })).toEqual(['haukland'])
  })

  it('are not narrowed by a distance from nowhere', () => {
    expect(idsOf({ within: 2 })).toHaveLength(points.length)
  })

  it('narrow together with category and words', () => {
    expect(idsOf({ category: 'beach', text: 'veggen', from: reine, within: 50 })).toEqual(['haukland'])
    expect(idsOf({ category: 'beach', text: 'veggen', from: reine, within: 25 })).toEqual([])
  })

  it('leave the list that they were made from as it was', () => {
    const before = [...points]
    find({ from: reine })
    expect(points).toEqual(before)
  })
})

describe('many points', () => {
  it('are folded once, not with every letter that is typed', () => {
    let reads = 0
    const counted = points.map((point) => ({
      ...point,
      get description() {
        reads += 1
        return point.description
      },
    }))
    const searchCounted = indexPoints(counted, wordsOf)
    expect(reads).toBe(0)
    for (const text of ['ha', 'hau', 'hauk'])
      searchCounted({ category: 'all', text, from: undefined, within: undefined })
    expect(reads).toBe(points.length)
  })
})
