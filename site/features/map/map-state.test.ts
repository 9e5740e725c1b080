import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryChoices } from './categories.ts'
import {
  describeMapInAddress,
  distanceChoices,
  type MapState,
  readMapState,
  roundView,
  searchForPoint,
  searchForSun,
  startState,
  viewOfPoint,
} from './map-state.ts'
import { type ShownPoint, startView } from './shown-point.ts'
import { readSunChoice, sunChoiceOf, writeSunChoice } from './sun-choice.ts'

const haukland: ShownPoint = {
  id: 'haukland-beach',
  name: 'Haukland',
  category: 'beach',
  description: 'Hvit sandstrand.',
  coordinates: { latitude: 68.19895, longitude: 13.53182 },
  isApproximate: false,
}
const points = new Map([[haukland.id, haukland]])
const villages = new Set(['reine', 'svolvaer'])

function read(address: string) {
  return readMapState(address, points, villages)
}

function toAddress(state: MapState): string {
  const given = Object.entries(describeMapInAddress(state)).filter(([, value]) => value !== null)
  return `?${new URLSearchParams(given as [string, string][])}`
}

describe('readMapState', () => {
  it('starts with all points and the whole of Lofoten', () => {
    expect(read('')).toEqual({ ...startState, unknown: [] })
    expect(startState.view).toEqual({ latitude: 68.15, longitude: 13.5, zoom: 8 })
  })

  it('shows a linked point from near, and a linked view unchanged', () => {
    expect(read(searchForPoint(haukland.id))).toMatchObject({
      selectedId: haukland.id,
      view: { ...haukland.coordinates, zoom: 12 },
    })
    expect(read('?punkt=haukland-beach&utsnitt=68.1,13.2,10').view).toEqual({
      latitude: 68.1,
      longitude: 13.2,
      zoom: 10,
    })
  })

  it('shows the sun of now where a link asks for it', () => {
    const now = Date.parse('2027-06-21T12:44:00Z')
    const state = readMapState(searchForSun(haukland.id), points, villages, now)
    expect(state).toMatchObject({ selectedId: haukland.id, sun: { date: '2027-06-21', minutes: 870 } })
    expect(readMapState('?sol=nei', points, villages, now).sun).toBeUndefined()
  })

  it('opens with all points and lists unknown words', () => {
    expect(read('?kategori=sauna&punkt=atlantis')).toEqual({
      ...startState,
      unknown: [
        { parameter: 'category', word: 'sauna' },
        { parameter: 'point', word: 'atlantis' },
      ],
    })
  })

  it('shows a point although the category in the address is another', () => {
    expect(read('?kategori=hotel&punkt=haukland-beach')).toMatchObject({ category: 'all', selectedId: haukland.id })
    expect(read('?kategori=beach&punkt=haukland-beach')).toMatchObject({ category: 'beach' })
  })

  it.each(['', '68.1', '68.1,13.2', 'nord,sør,8', '68.1,13.2,19', '88,13,8', '68.1,200,8', '68.1,13.2,8,9', 'NaN,1,1'])(
    'passes over the view %j',
    (view) => {
      expect(read(`?utsnitt=${view}`)).toEqual({ ...startState, unknown: [] })
    },
  )

  it('ignores distances and villages that are not offered', () => {
    expect(read('?fra=oslo&innen=7')).toMatchObject({ from: undefined, within: undefined })
    expect(read('?fra=reine&innen=10')).toMatchObject({ from: 'reine', within: 10 })
  })

  it('never throws and never shows what is not on the map', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, point) => {
        const state = read(`?${query}&punkt=${encodeURIComponent(point)}`)
        expect(categoryChoices).toContain(state.category)
        expect([undefined, haukland.id]).toContain(state.selectedId)
        expect(state.view.zoom).toBeLessThanOrEqual(18)
      }),
    )
  })
})

describe('describeMapInAddress', () => {
  it('is empty for the start state', () => {
    expect(toAddress(startState)).toBe('?')
  })

  it('is read back unchanged', () => {
    const state = fc.record<MapState>({
      category: fc.constantFrom('all', 'beach'),
      selectedId: fc.constantFrom(undefined, haukland.id),
      view: fc
        .record({
          latitude: fc.double({ min: 67, max: 69, noNaN: true }),
          longitude: fc.double({ min: 11, max: 17, noNaN: true }),
          zoom: fc.integer({ min: 0, max: 18 }),
        })
        .map(roundView),
      text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      from: fc.constantFrom(undefined, 'reine'),
      within: fc.constantFrom(undefined, ...distanceChoices),
      openNow: fc.boolean(),
      stepFree: fc.boolean(),
      isDetailed: fc.boolean(),
      sun: fc.constantFrom(undefined, { date: '2027-06-21', minutes: 870 }),
    })
    fc.assert(
      fc.property(state, (given) => {
        expect(read(toAddress(given))).toEqual({ ...given, unknown: [] })
      }),
    )
  })
})

it('rounds a view to pixel accuracy', () => {
  expect(roundView({ latitude: 68.123456789, longitude: 13.987654321, zoom: 8 })).toEqual({
    latitude: 68.123,
    longitude: 13.988,
    zoom: 8,
  })
  expect(roundView({ latitude: 68.123456789, longitude: 13.987654321, zoom: 18 }).latitude).toBe(68.12346)
})

it('shows a point on the map at zoom 14', () => {
  expect(viewOfPoint(haukland)).toEqual({ latitude: 68.19895, longitude: 13.53182, zoom: 14 })
  expect(startView.zoom).toBe(8)
})

it('is read from an address and written back the same', () => {
  expect(readSunChoice('2027-06-21T14:30')).toEqual({ date: '2027-06-21', minutes: 870 })
  expect(writeSunChoice({ date: '2027-06-21', minutes: 870 })).toBe('2027-06-21T14:30')
})

it('is nothing for a day or time that there is not', () => {
  for (const word of [null, '', 'ja', '2027-02-30T10:00', '2027-06-21', '2027-06-21T24:00', '2027-06-21T9:00'])
    expect(readSunChoice(word)).toBeUndefined()
})

it('begins at the last quarter of an hour in Norway', () => {
  expect(sunChoiceOf(Date.parse('2027-06-21T12:44:00Z'))).toEqual({ date: '2027-06-21', minutes: 870 })
  expect(sunChoiceOf(Date.parse('2027-12-31T23:05:00Z'))).toEqual({ date: '2028-01-01', minutes: 0 })
  // The longest day of the year has 25 hours.
  expect(sunChoiceOf(Date.parse('2027-10-31T22:59:00Z')).minutes).toBeLessThan(1440)
})
