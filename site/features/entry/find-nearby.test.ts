import { describe, expect, it } from 'vitest'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import { chooseNearby, findNearby } from './find-nearby.ts'

const door = { latitude: 68, longitude: 14 }
const point = (name: string, category: MapCategory, latitude: number) => ({
  name,
  category,
  coordinates: { latitude, longitude: 14 },
})

describe('findNearby', () => {
  it('returns the four nearest of a group, nearest first', () => {
    const points = [68.05, 68.01, 68.04, 68.02, 68.03].map((latitude) =>
      point(String(latitude), 'restaurant', latitude),
    )
    const [eat] = findNearby(door, points)
    expect(eat?.near.map(({ point: { name } }) => name)).toEqual(['68.01', '68.02', '68.03', '68.04'])
    expect(eat?.near[0]?.kilometres).toBeCloseTo(1.11, 2)
  })

  it('groups categories by purpose, in the order of the groups', () => {
    const points = [
      point('camp', 'accommodation', 68.02),
      point('inn', 'hotel', 68.01),
      point('soup', 'restaurant', 68),
    ]
    expect(findNearby(door, points).map(({ id }) => id)).toEqual(['eat', 'sleep'])
    expect(findNearby(door, points)[1]?.near).toHaveLength(2)
  })

  it('tells what one does from what one sees, and leaves out drives', () => {
    const entry = (name: string, category: MapCategory, kind: string, id: string) => ({
      ...point(name, category, 68.01),
      entry: { kind, id },
    })
    const points = [
      point('church', 'attraction', 68),
      entry('museum', 'attraction', 'activities', 'lofotr'),
      entry('fishing', 'fishing', 'activities', 'skreifiske'),
      entry('ferry', 'attraction', 'trips', 'skrova'),
      entry('drive', 'viewpoint', 'trips', 'e10-svolvaer-a'),
      entry('hike', 'hiking', 'trips', 'ryten'),
    ]
    const found = findNearby(door, points).map(({ id, near }) => [id, ...near.map(({ point: { name } }) => name)])
    expect(found).toEqual([
      ['see', 'church', 'museum'],
      ['do', 'fishing', 'ferry'],
      ['walk', 'hike'],
    ])
  })

  it('skips points that do not count and fills up with others', () => {
    const points = [68, 68.01, 68.02, 68.03, 68.04].map((latitude) => point(String(latitude), 'hotel', latitude))
    const [sleep] = findNearby(door, points, ({ name }) => name !== '68')
    expect(sleep?.near.map(({ point: { name } }) => name)).toEqual(['68.01', '68.02', '68.03', '68.04'])
  })

  it('names coffee beyond five kilometres only where there is none nearer, and then one', () => {
    const far = [point('six', 'cafe', 68.06), point('seven', 'cafe', 68.07)]
    const namesNear = (points: typeof far) => findNearby(door, points)[0]?.near.map((near) => near.point.name)
    expect(namesNear(far)).toEqual(['six'])
    expect(namesNear([...far, point('one', 'cafe', 68.01)])).toEqual(['one'])
    expect(namesNear(far.map((each) => ({ ...each, category: 'beach' as const })))).toEqual(['six', 'seven'])
  })

  it('leaves out what is far, except the one charger and airport', () => {
    const far = [point('inn', 'hotel', 69), point('plug', 'charger', 69), point('plane', 'airport', 69.5)]
    expect(findNearby(door, far).map(({ id }) => id)).toEqual(['charge', 'come'])
  })
})

describe('chooseNearby', () => {
  const kinds = ['restaurant', 'cafe', 'hotel', 'beach', 'hiking', 'charger', 'parking', 'airport'] as const
  const points = kinds.flatMap((category) => [68.01, 68.02].map((at) => point(`${category} ${at}`, category, at)))
  const choose = (...own: Parameters<typeof chooseNearby>[1][]) =>
    chooseNearby(findNearby(door, points), ...own).map((each) => each.point.name)

  it('takes the nearest of each purpose and a second table, in the order of the page', () => {
    expect(choose()).toEqual([
      'restaurant 68.01',
      'restaurant 68.02',
      'cafe 68.01',
      'hotel 68.01',
      'hotel 68.02',
      'beach 68.01',
      'hiking 68.01',
      'charger 68.01',
    ])
  })

  it('has one more of the purpose of the page itself, for the day on which that is full or shut', () => {
    expect(choose('sleep').filter((name) => name.startsWith('hotel'))).toEqual(['hotel 68.01'])
    expect(choose('sleep')).toHaveLength(9)
  })

  it('fills up with the second nearest where there are few purposes', () => {
    const near = findNearby(door, points.slice(0, 4))
    expect(chooseNearby(near).map((each) => each.point.name)).toEqual([
      'restaurant 68.01',
      'restaurant 68.02',
      'cafe 68.01',
      'cafe 68.02',
    ])
  })
})
