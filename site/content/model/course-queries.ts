import { z } from 'zod'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { listLegs, namesOfPoints } from '#site/content/roads/way-queries.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { listVillages } from './village-queries.ts'

const file = 'road/course.yaml'
const position = z.strictObject({ latitude: z.number().min(67.2).max(68.8), longitude: z.number().min(11.6).max(17) })

const courseSchema = z.strictObject({
  source,
  checkedOn,
  e10: z.array(z.string()).min(2).describe('The points of network.yaml along the road, from Å to Evenes'),
  points: z.record(z.string(), position),
})

export interface PlacedPoint {
  id: string
  position: Position
}

/**
 * Returns the points of the road network that have a position in `villages.yaml` or `course.yaml`. Throws a `ContentError`
 * for a point that is placed twice or missing from the network.
 */
export function listPlacedPoints(): PlacedPoint[] {
  const { points } = readYaml(file, courseSchema)
  const onRoad = new Set(listLegs().flatMap(({ from, to }) => [from, to]))
  const names = namesOfPoints()
  const villages = listVillages().flatMap(({ name, latitude, longitude }) => {
    const id = Object.keys(names).find((each) => names[each] === name)
    return id ? [{ id, position: { latitude, longitude } }] : []
  })
  for (const id of Object.keys(points)) {
    if (!onRoad.has(id))
      throw new ContentError(
        `content/${file}: points has "${id}", which no leg of network.yaml reaches. Correct its spelling or delete it.`,
      )
    if (villages.some((village) => village.id === id))
      throw new ContentError(`content/${file}: points has "${id}", which villages.yaml places already. Delete it here.`)
  }
  return [...villages, ...Object.entries(points).map(([id, place]) => ({ id, position: place }))]
}

/** Returns the points of the E10 from Å to Evenes, not its exact course. Throws a `ContentError` for a gap. */
export function listPointsOfE10(): PlacedPoint[] {
  const { e10 } = readYaml(file, courseSchema)
  const placed = listPlacedPoints()
  const legs = listLegs()
  return e10.map((id, index) => {
    const previous = e10[index - 1]
    const isJoined = legs.some(({ from, to }) => (from === id && to === previous) || (from === previous && to === id))
    if (previous && !isJoined)
      throw new ContentError(
        `content/${file}: e10 goes from "${previous}" to "${id}", but network.yaml has no such leg. Correct the order.`,
      )
    const found = placed.find((point) => point.id === id)
    if (!found) throw new ContentError(`content/${file}: e10 names "${id}", which has no position. Add it to points.`)
    return found
  })
}

registerReader(listPointsOfE10)
