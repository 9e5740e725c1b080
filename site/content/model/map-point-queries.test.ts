import { describe, expect, it } from 'vitest'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { checkContent, parseYaml } from '#site/content/files/read-yaml.ts'
import { mapCategories } from './map-categories.ts'
import {
  type FiledPoint,
  findCheckedDays,
  listMapCredits,
  listMapPoints,
  refuseDoubles,
  refuseOtherFiles,
  refuseUncredited,
} from './map-point-queries.ts'
import { mapPointsSchema } from './map-point-schema.ts'

const filed = (change: Partial<FiledPoint>): FiledPoint => ({
  id: 'eggum',
  name: 'Eggum',
  category: 'viewpoint',
  description: 'A rest area by the sea.',
  coordinates: { latitude: 68.3081, longitude: 13.65432 },
  isApproximate: false,
  positionCredit: { name: 'The editors' },
  access: 'unknown',
  file: 'content/map-points/viewpoint.yaml',
  checkedOn: '2026-11-20',
  ...change,
})

describe('listMapPoints', () => {
  it('says every point in three languages at one position', () => {
    const [norwegian = [], english = [], german = []] = languageKeys.map((language) => listMapPoints(language))
    const positions = (points: typeof norwegian) =>
      new Map(points.map(({ id, coordinates, category }) => [id, { coordinates, category }]))
    expect(positions(english)).toEqual(positions(norwegian))
    expect(positions(german)).toEqual(positions(norwegian))
  })

  it('has the places of the guide with a link to their pages', () => {
    expect(listMapPoints('de').find(({ id }) => id === 'place-reine')).toMatchObject({
      entry: { kind: 'places', id: 'reine' },
      category: 'attraction',
      href: '/de/sehenswerte-orte/reine',
    })
  })

  it('has at least 180 points, and some in each category', () => {
    const points = listMapPoints('no')
    expect(points.length).toBeGreaterThanOrEqual(180)
    expect(new Set(points.map(({ category }) => category))).toEqual(new Set(mapCategories))
  })

  it('knows which points have no door, and carries hours and access of the entries', () => {
    const byId = new Map(listMapPoints('no').map((point) => [point.id, point]))
    expect(byId.get('haukland-beach')?.hours).toBe('always')
    expect(byId.get('trollfjorden')?.hours).toBe('always')
    expect(byId.get('place-reine')?.hours).toBe('always')
    expect(byId.get('vagan-church')?.hours).toBeUndefined()
    const lofotr = byId.get('activity-lofotr')
    expect(lofotr?.hours).toMatchObject({ confirmedOn: '2026-08-12' })
    expect(lofotr?.hours).not.toHaveProperty('source')
    expect(lofotr?.access).toMatchObject({ stepFreeEntrance: { value: 'partly' } })
  })

  it('keeps to the order of the categories', () => {
    const order = listMapPoints('no').map(({ category }) => mapCategories.indexOf(category))
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })
})

describe('findCheckedDays', () => {
  it('tells the first and the last day on which a position was checked', () => {
    const { from, to } = findCheckedDays()
    expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(from <= to).toBe(true)
  })
})

describe('refuseDoubles', () => {
  it('names both files when an id stands twice', () => {
    const twice = [
      filed({}),
      filed({ file: 'content/hotels/eggum/facts.yaml', coordinates: { latitude: 68, longitude: 13 } }),
    ]
    expect(() => refuseDoubles(twice)).toThrow(
      'content/hotels/eggum/facts.yaml: "eggum" stands in content/map-points/viewpoint.yaml too',
    )
  })

  it('refuses a house that is typed although it is an entry', () => {
    const typed = filed({ id: 'eggum-two', coordinates: { latitude: 68.3, longitude: 13.6 } })
    expect(() => refuseDoubles([filed({ file: 'content/places/eggum/facts.yaml' }), typed])).toThrow(
      '"eggum-two" has the name of "eggum" in content/places/eggum/facts.yaml',
    )
  })

  it('refuses two points on one spot', () => {
    expect(() => refuseDoubles([filed({}), filed({ id: 'eggum-parking', name: 'Eggum parking' })])).toThrow(
      '"eggum-parking" has the coordinates 68.3081, 13.65432 of "eggum"',
    )
  })
})

describe('mapPointsSchema', () => {
  const point = {
    name: 'Eggum',
    coordinates: { latitude: 68.3081, longitude: 13.65432 },
    source: 'scenicRoutes',
    confidence: 'high',
    checkedOn: '2026-11-20',
    access: 'unknown',
    description: mapLanguages(() => 'A rest area by the sea.'),
  }
  const read = (change: object) => () =>
    checkContent(mapPointsSchema, { eggum: { ...point, ...change } }, 'content/map-points/viewpoint.yaml')

  it('takes a complete point', () => {
    expect(read({})().eggum?.name).toBe('Eggum')
  })

  it('refuses swapped degrees, with file and field', () => {
    expect(read({ coordinates: { latitude: 13.65432, longitude: 68.3081 } })).toThrow(
      /content\/map-points\/viewpoint\.yaml[\s\S]*eggum\.coordinates\.latitude[\s\S]*swapped/,
    )
  })

  it('refuses a point outside the map, and says how far the map reaches', () => {
    expect(read({ coordinates: { latitude: 59.91, longitude: 10.75 } })).toThrow(
      /viewpoint\.yaml[\s\S]*eggum\.coordinates\.latitude: latitude must lie on the map, between 67\.2 and 68\.7 degrees[\s\S]*eggum\.coordinates\.longitude/,
    )
  })

  it('wants a position of low confidence called approximate, and says what to write', () => {
    expect(read({ confidence: 'low' })).toThrow(
      /viewpoint\.yaml[\s\S]*eggum\.isApproximate: a position of low confidence[\s\S]*Write `isApproximate: true`/,
    )
    expect(read({ confidence: 'low', isApproximate: true })).not.toThrow()
  })

  it('refuses an address without a source', () => {
    expect(read({ address: { value: 'Eggumsveien 1, 8360 Bøstad' } })).toThrow(
      /viewpoint\.yaml[\s\S]*eggum\.address\.source is missing\. \S/,
    )
  })

  it('refuses a category typed into a point: its file says it', () => {
    expect(read({ category: 'museum' })).toThrow(/viewpoint\.yaml[\s\S]*eggum: unknown key "category"/)
  })

  it('refuses silence on access, and access that nobody is credited for', () => {
    const { access: _access, ...silent } = point
    expect(() => checkContent(mapPointsSchema, { eggum: silent }, 'content/map-points/viewpoint.yaml')).toThrow(
      /eggum\.access: must be `unknown`/,
    )
    const known = { value: 'yes', source: 'hearsay', checkedOn: '2026-11-22' }
    const points = read({ access: { stepFreeEntrance: known, accessibleToilet: 'unknown' } })()
    expect(() => refuseUncredited(points, { scenicRoutes: {} }, 'content/map-points/viewpoint.yaml')).toThrow(
      'eggum.access.stepFreeEntrance names the source "hearsay"',
    )
  })

  it('refuses a source that nobody is credited for', () => {
    const points = read({ address: { value: 'Eggumsveien 1, 8360 Bøstad', source: 'hearsay' } })()
    expect(() => refuseUncredited(points, { scenicRoutes: {} }, 'content/map-points/viewpoint.yaml')).toThrow(
      'content/map-points/viewpoint.yaml: eggum.address names the source "hearsay", which content/map-points/credits.yaml does not have.',
    )
  })
})

describe('a file of points', () => {
  it('may not be called after a category that does not exist', () => {
    expect(() => refuseOtherFiles(['credits.yaml', 'beach.yaml', 'museum.yaml'])).toThrow(
      /content\/map-points\/museum\.yaml: there is no such category\. Rename the file to one of airport, hotel/,
    )
  })

  it('may not have an id twice', () => {
    const text = 'eggum:\n  name: Eggum\nvikten:\n  name: Vikten\neggum:\n  name: Eggum\n'
    expect(() => parseYaml(text, 'content/map-points/viewpoint.yaml')).toThrow(
      'content/map-points/viewpoint.yaml: "eggum" in line 5 stands there a second time. Rename or delete one of the two.',
    )
  })
})

describe('listMapCredits', () => {
  it('credits OpenStreetMap with its licence and the address that it asks for', () => {
    expect(listMapCredits('en').find(({ id }) => id === 'openStreetMap')).toMatchObject({
      licence: 'ODbL 1.0',
      href: 'https://www.openstreetmap.org/copyright',
    })
  })
})
