import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectToPixels } from '#site/domain/geography/web-mercator.ts'
import { examplePoint } from '#site/features/map/map-examples.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'
import {
  type Box,
  deepestZoom,
  groupPoints,
  type MapItem,
  type PointGroup,
  placeAlongIslands,
  singleOut,
} from './group-points.ts'

it('orders places along the road, from before Svolvær to the sea beyond Å', () => {
  const places = {
    Røst: [67.52, 12.11],
    Å: [67.879, 12.983],
    Leknes: [68.146, 13.613],
    Evenes: [68.491, 16.678],
    Reine: [67.93, 13.089],
    Svolvær: [68.234, 14.568],
    Ramberg: [68.09, 13.23],
    Henningsvær: [68.157, 14.202],
  } as const
  const order = Object.entries(places)
    .sort(
      ([, [latitude, longitude]], [, [other, otherLongitude]]) =>
        placeAlongIslands({ latitude, longitude }) - placeAlongIslands({ latitude: other, longitude: otherLongitude }),
    )
    .map(([name]) => name)
  expect(order).toEqual(['Evenes', 'Svolvær', 'Henningsvær', 'Leknes', 'Ramberg', 'Reine', 'Å', 'Røst'])
})

const everywhere: Box = [-180, -85, 180, 85]

function at(id: string, latitude: number, longitude: number, changes: Partial<ShownPoint> = {}): ShownPoint {
  return examplePoint(id, { coordinates: { latitude, longitude }, ...changes })
}

/** Two beaches side by side, a harbour far in the south-west, a café in Svolvær. */
const haukland = at('haukland', 68.199, 13.528)
const uttakleiv = at('uttakleiv', 68.2087, 13.5015)
const harbour = at('harbour', 67.88, 12.98, { category: 'fishing' })
const cafe = at('cafe', 68.234, 14.566, { category: 'cafe' })
const points = [harbour, uttakleiv, cafe, haukland]

const groupsOf = (items: readonly MapItem[]) => items.filter((item): item is PointGroup => item.kind === 'group')
function onlyGroup(items: readonly MapItem[]): PointGroup {
  const [group, ...others] = groupsOf(items)
  if (!group || others.length > 0) throw new Error(`There are ${groupsOf(items).length} groups.`)
  return group
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('groupPoints', () => {
  it('groups points that would overlap, and splits the group at deeper zoom', () => {
    const grouped = groupPoints(points)
    const far = grouped.list(everywhere, 8)
    expect(far.map(({ kind }) => kind)).toEqual(['point', 'group', 'point'])
    const zoom = grouped.zoomThatOpens(onlyGroup(far)) ?? 0
    expect(groupsOf(grouped.list(everywhere, zoom - 1))).toHaveLength(1)
    expect(idsOf(grouped.list(everywhere, zoom))).toEqual(['cafe', 'haukland', 'uttakleiv', 'harbour'])
  })

  it('lists from the north-east of the islands to the south-west, and so the points of a group', () => {
    const grouped = groupPoints(points)
    const group = onlyGroup(grouped.list(everywhere, 8))
    expect(idsOf(grouped.pointsOf(group))).toEqual(['haukland', 'uttakleiv'])
    expect(group.firstId).toBe('haukland')
    expect(idsOf(grouped.list(everywhere, deepestZoom))).toEqual(['cafe', 'haukland', 'uttakleiv', 'harbour'])
  })

  it('has the category of a group only if all its points share it', () => {
    const same = groupPoints(points).list(everywhere, 8)
    expect(onlyGroup(same).category).toBe('beach')
    const mixed = groupPoints([haukland, { ...uttakleiv, category: 'parking' }]).list(everywhere, 8)
    expect(onlyGroup(mixed).category).toBeUndefined()
  })

  it('keeps a group’s id for the same points at another zoom', () => {
    const grouped = groupPoints(points)
    expect(onlyGroup(grouped.list(everywhere, 7)).id).toBe(onlyGroup(grouped.list(everywhere, 8)).id)
    expect(onlyGroup(groupPoints([haukland, uttakleiv, cafe]).list(everywhere, 8)).id).toBe(
      onlyGroup(grouped.list(everywhere, 8)).id,
    )
  })

  it('lists only items in the box', () => {
    expect(idsOf(groupPoints(points).list([14, 68, 15, 68.5], 12))).toEqual(['cafe'])
  })

  it('never splits a group whose points nearly coincide', () => {
    const grouped = groupPoints([at('a', 68.2, 13.5), at('b', 68.20001, 13.50001)])
    expect(grouped.zoomThatOpens(onlyGroup(grouped.list(everywhere, deepestZoom)))).toBeUndefined()
  })

  it('groups the same array once', () => {
    expect(groupPoints(points)).toBe(groupPoints(points))
    expect(groupPoints([...points])).not.toBe(groupPoints(points))
  })

  it('lists nothing without points', () => {
    expect(groupPoints([]).list(everywhere, 8)).toEqual([])
  })

  it('neither loses nor duplicates points at any zoom, and splits every group at the announced zoom', () => {
    const degrees = fc.record({
      latitude: fc.double({ min: 67.3, max: 68.8, noNaN: true }),
      longitude: fc.double({ min: 12, max: 17, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(degrees, { maxLength: 60 }), fc.integer({ min: 0, max: deepestZoom }), (places, zoom) => {
        const all = places.map(({ latitude, longitude }, index) => at(`p${index}`, latitude, longitude))
        const grouped = groupPoints(all)
        const items = grouped.list(everywhere, zoom)
        const held = items.flatMap((item) => (item.kind === 'point' ? [item.point] : grouped.pointsOf(item)))
        expect(idsOf(held).sort()).toEqual(idsOf(all).sort())
        for (const group of groupsOf(items)) {
          expect(grouped.pointsOf(group)).toHaveLength(group.count)
          const opens = grouped.zoomThatOpens(group)
          if (opens === undefined) continue
          expect(opens).toBeGreaterThan(zoom)
          expect(idsOf(grouped.list(everywhere, opens))).not.toContain(group.id)
        }
      }),
    )
  })

  it('leaves no two single points whose markers would overlap', () => {
    const all = Array.from({ length: 300 }, (_, index) =>
      at(`p${index}`, 67.9 + ((index * 37) % 100) / 250, 13 + ((index * 61) % 100) / 70),
    )
    const lone = groupPoints(all)
      .list(everywhere, 9)
      .filter(({ kind }) => kind === 'point')
      .map(({ coordinates }) => projectToPixels(coordinates, 9))
    const distances = lone.flatMap((one, index) =>
      lone.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(30)
  })
})

describe('singleOut', () => {
  const grouped = groupPoints(points)

  it('takes the selected point out of its group, and makes the last of two a single point', () => {
    const items = singleOut(grouped.list(everywhere, 8), uttakleiv, grouped, 8)
    expect(items).toMatchObject([
      { kind: 'point', id: 'cafe' },
      { kind: 'point', id: 'haukland', coordinates: haukland.coordinates },
      { kind: 'point', id: 'uttakleiv', coordinates: uttakleiv.coordinates },
      { kind: 'point', id: 'harbour' },
    ])
  })

  it('recounts a larger group, with the category of the remaining points', () => {
    const parking = at('parking', 68.2, 13.52, { category: 'parking' })
    const three = groupPoints([haukland, uttakleiv, parking])
    const items = singleOut(three.list(everywhere, 8), parking, three, 8)
    expect(onlyGroup(items)).toMatchObject({ count: 2, category: 'beach', firstId: 'haukland' })
    expect(idsOf(items)).toContain('parking')
  })

  it.each([
    { side: 'west', longitude: 13.52, of: -1 },
    { side: 'east', longitude: 13.49, of: 1 },
  ])(
    'lets the others stand to the $side of the selected point, where its marker does not cover them',
    ({ longitude, of }) => {
      const parking = at('parking', 68.2, longitude, { category: 'parking' })
      const three = groupPoints([haukland, uttakleiv, parking])
      const group = onlyGroup(singleOut(three.list(everywhere, 8), parking, three, 8))
      const [marker, others] = [parking.coordinates, group.coordinates].map((position) => projectToPixels(position, 8))
      expect(others?.y).toBeCloseTo(marker?.y ?? 0)
      expect(others?.x).toBeCloseTo((marker?.x ?? 0) + of * 44)
    },
  )

  it('moves a group to the other side if its side is taken', () => {
    const parking = at('parking', 68.2, 13.52, { category: 'parking' })
    const inTheWay = at('in-the-way', 68.2, 13.52 - (44 * 360) / (256 * 2 ** 8))
    const three = groupPoints([haukland, uttakleiv, parking])
    const items = [...three.list(everywhere, 8), ...groupPoints([inTheWay]).list(everywhere, 8)]
    const group = onlyGroup(singleOut(items, parking, three, 8))
    expect(group.coordinates.longitude).toBeGreaterThan(parking.coordinates.longitude)
  })

  it('moves groups without the selected point, too', () => {
    const hidden = at('hidden', 68.2, 13.51, { category: 'parking' })
    const group = onlyGroup(singleOut(grouped.list(everywhere, 8), hidden, grouped, 8))
    const [marker, others] = [hidden.coordinates, group.coordinates].map((position) => projectToPixels(position, 8))
    expect(group.count).toBe(2)
    expect(Math.abs((others?.x ?? 0) - (marker?.x ?? 0))).toBeCloseTo(44)
  })

  it('does not move groups that are far enough away', () => {
    const parking = at('parking', 68.2, 13.52, { category: 'parking' })
    const three = groupPoints([haukland, uttakleiv, parking])
    const [group] = three.list(everywhere, 8)
    const own = singleOut(three.list(everywhere, 8), parking, three, 14)
    expect(onlyGroup(own).coordinates).toEqual(group?.coordinates)
  })

  it('adds a filtered-out selected point at its place in the order', () => {
    const hidden = at('hidden', 68.1, 13.4, { category: 'hotel' })
    const items = singleOut(grouped.list(everywhere, 12), hidden, grouped, 12)
    expect(idsOf(items)).toEqual(['cafe', 'haukland', 'uttakleiv', 'hidden', 'harbour'])
  })

  it('changes nothing if the point has its own marker already', () => {
    const items = grouped.list(everywhere, 12)
    expect(singleOut(items, cafe, grouped, 12)).toEqual(items)
  })
})
