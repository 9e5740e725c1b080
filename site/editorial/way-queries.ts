import { z } from 'zod'
import { findWay, type Leg, type Way } from '#site/geography/find-way.ts'
import { ContentError, readYaml } from './read-content.ts'
import { checkedOn, source } from './sourced.ts'

const file = 'road/network.yaml'
const point = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

/** The roads as pieces between places and junctions, as a schema. */
export const networkSchema = z
  .strictObject({
    source,
    checkedOn,
    places: z.record(point, z.string().min(1)),
    legs: z
      .array(z.tuple([point, point, z.number().positive().max(100), z.number().int().positive().max(120)]))
      .min(1)
      .describe('[from, to, kilometres, minutes]'),
  })
  .superRefine(({ places, legs }, context) => {
    const onRoad = new Set(legs.flatMap((leg) => leg.slice(0, 2)))
    for (const id of Object.keys(places).filter((each) => !onRoad.has(each))) {
      context.addIssue({ code: 'custom', path: ['places', id], message: 'no leg leads there. Add one to legs.' })
    }
  })

export type Network = z.infer<typeof networkSchema>

function legsOf({ legs }: Network): Leg[] {
  return legs.map(([from, to, kilometres, minutes]) => ({ from, to, kilometres, minutes }))
}

function readNetwork(): Network {
  return readYaml(file, networkSchema)
}

/** The pieces of road (`content/road/network.yaml`). */
export function listLegs(): Leg[] {
  return legsOf(readNetwork())
}

/** The names of the places of the network by their ids; junctions have none. */
export function namesOfPoints(): Readonly<Record<string, string>> {
  return readNetwork().places
}

// The same few ways are asked for on hundreds of pages; a changed file is another object and begins anew.
const knownWays = new WeakMap<Network, Map<string, Way>>()

/** The way by road between two points of the network. Throws a `ContentError` when there is none. */
export function wayBetween(from: string, to: string): Way {
  const network = readNetwork()
  const known = knownWays.get(network) ?? new Map<string, Way>()
  knownWays.set(network, known)
  const key = `${from} ${to}`
  const way = known.get(key) ?? findWay(legsOf(network), from, to)
  if (!way)
    throw new ContentError(`content/${file}: no road leads from "${from}" to "${to}". Add the leg that is missing.`)
  known.set(key, way)
  return way
}

/** The point of the network where a village lies, by its name. Throws a `ContentError` for a village that is not on it. */
export function pointOfVillage(village: string): string {
  const found = Object.entries(readNetwork().places).find(([, name]) => name === village)
  if (!found) {
    throw new ContentError(
      `content/${file}: places has no "${village}", and an entry lies there. Add it, with the leg that leads there.`,
    )
  }
  return found[0]
}

/** The name of a place of the network. Throws a `ContentError` for a point that has none. */
export function nameOfPoint(id: string): string {
  const name = readNetwork().places[id]
  if (!name) throw new ContentError(`content/${file}: places has no "${id}". Correct its spelling or add the place.`)
  return name
}

/** Who says how far it is, and when that was checked. */
export function sourceOfWays(): Pick<Network, 'source' | 'checkedOn'> {
  return readNetwork()
}
