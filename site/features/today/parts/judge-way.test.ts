import { describe, expect, it, test } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { listPointsOfE10 } from '#site/content/model/course-queries.ts'
import { describeRoadTable } from '#site/content/model/road-table-queries.ts'
import { placeBesideRoad, positionAtKilometre, readE10 } from '#site/domain/geography/road-line.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { findLegsOf, judgeWay, listObstacles } from './judge-way.ts'
import { exampleClosedRoad, exampleNow } from './today-examples.ts'

const table = readRoadTable(describeRoadTable())
const hourMs = 3_600_000
/** Kilometres: junctions of the table are rough. */
const rough = 1

const kilometres = listPointsOfE10().map(({ id, position }) => ({
  id,
  at: placeBesideRoad(position, readE10()).kilometre,
}))

test('whatever lies on the E10 is on the piece of the road table that runs there, and on none that is far from it', () => {
  const inLofoten = kilometres.findIndex(({ id }) => id === 'raftsund')
  const last = kilometres[inLofoten]?.at ?? 0
  for (let at = 1; at < last; at += 0.5) {
    const pieces = findLegsOf(exampleClosedRoad({ ...positionAtKilometre(at, readE10()) }), table)
    const spans = pieces.map(({ from, to }) =>
      [from, to].map((point) => kilometres.find(({ id }) => id === point)?.at ?? Number.NaN).toSorted((a, b) => a - b),
    )
    expect(
      spans.some(([from = 0, to = 0]) => at >= from - rough && at <= to + rough),
      `kilometre ${at}`,
    ).toBe(true)
    for (const [from = 0, to = 0] of spans)
      expect(at > from - 2 && at < to + 2, `kilometre ${at}: ${from}–${to}`).toBe(true)
  }
})

describe('a way', () => {
  const stretch = exampleClosedRoad({ where: 'Ramberg - Flakstad', latitude: 68.1142, longitude: 13.2203 })
  const judge = (from: string, to: string, ...closed: ReturnType<typeof exampleClosedRoad>[]) =>
    judgeWay(table, { from, to }, closed)

  it('is shut by what lies between two places that a message names, and by nothing beside it', () => {
    expect(judge('reine', 'svolvaer', stretch)).toMatchObject({ closures: [stretch], open: undefined })
    expect(judge('flakstad', 'svolvaer', stretch).closures).toEqual([])
    expect(judge('ramberg', 'a', stretch).closures).toEqual([])
  })

  it('goes round by the road that is left, where there is one', () => {
    const [borg] = kilometres.filter(({ id }) => id === 'borg')
    const closed = exampleClosedRoad({ ...positionAtKilometre((borg?.at ?? 0) + 2, readE10()) })
    const { closures, open } = judge('leknes', 'svolvaer', closed)
    expect(closures).toEqual([closed])
    expect(open?.some(({ to }) => to === 'valberg')).toBe(true)
    expect(judge('leknes', 'borg', closed).open).toBeDefined()
  })

  it('keeps apart the E10 and the roads beside it', () => {
    const side = exampleClosedRoad({ road: 'Fv816', latitude: 68.17, longitude: 14.22 })
    for (const place of weatherPlaceKeys.filter((each) => each !== 'svolvaer'))
      expect([place, judge('svolvaer', place, side).closures.length]).toEqual([place, place === 'henningsvaer' ? 1 : 0])
  })

  it('is on none of the roads where a message is far from all of them', () => {
    expect(findLegsOf(exampleClosedRoad({ latitude: 67.3, longitude: 14.4 }), table)).toEqual([])
  })

  it('is asked of the hours in which one drives', () => {
    const tonight = exampleClosedRoad({ startsAt: new Date(exampleNow + 8 * hourMs).toISOString() })
    expect(listObstacles([tonight], exampleNow, exampleNow + 6 * hourMs)).toEqual([])
    expect(listObstacles([tonight], exampleNow, exampleNow + 9 * hourMs)).toEqual([tonight])
    expect(listObstacles([{ ...tonight, kind: 'roadworks' }], exampleNow, exampleNow + 9 * hourMs)).toEqual([])
  })
})
