import { z } from 'zod'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { findWay, type Leg, type Way } from '#site/domain/geography/find-way.ts'

const file = 'road/network.yaml'
const place = z.enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]])
const point = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

/** Schema of `content/road/network.yaml`: road legs between places and junctions. */
export const networkSchema = z
  .strictObject({
    source,
    checkedOn,
    places: z.record(point, z.string().min(1)),
    via: z.record(point, z.string().min(1)).default({}).describe('Other points by which a way round is told'),
    bridges: z
      .array(
        z.strictObject({
          id: point,
          name: z.string().min(3).describe('Of the strait, as on signs'),
          leg: z.tuple([point, point]),
          closesAt: z.number().min(15).max(40).optional().describe('Gusts in m/s; absent: nobody says'),
          judgedBy: z.array(place).min(1).describe('The places beside it whose forecast tells of its wind'),
          source,
          checkedOn,
        }),
      )
      .min(1),
    legs: z
      .array(z.tuple([point, point, z.number().positive().max(100), z.number().int().positive().max(120)]))
      .min(1)
      .describe('[from, to, kilometres, minutes]'),
  })
  .superRefine(({ places, via, legs, bridges }, context) => {
    for (const [index, { id, leg }] of bridges.entries())
      if (!legs.some(([from, to]) => leg.includes(from) && leg.includes(to)))
        context.addIssue({ code: 'custom', path: ['bridges', index], message: `${id}: no such leg. Name one of legs.` })
    if (bridges.every(({ closesAt }) => closesAt === undefined))
      context.addIssue({ code: 'custom', path: ['bridges'], message: 'no bridge says at which gusts it is shut.' })
    const onRoad = new Set(legs.flatMap((leg) => leg.slice(0, 2)))
    for (const id of weatherPlaceKeys.filter((each) => !places[each]))
      context.addIssue({
        code: 'custom',
        path: ['places', id],
        message: 'is missing, and has a forecast. Add it to places.',
      })
    for (const id of Object.keys({ ...places, ...via }).filter((each) => !onRoad.has(each))) {
      context.addIssue({ code: 'custom', path: ['places', id], message: 'no leg leads there. Add one to legs.' })
    }
  })

export type Network = z.infer<typeof networkSchema>

function readNetwork(): Network {
  return readYaml(file, networkSchema)
}

export function listLegs(): Leg[] {
  return readNetwork().legs.map(([from, to, kilometres, minutes]) => ({ from, to, kilometres, minutes }))
}

/** A bridge that is shut in wind, on which piece of road it lies, and the gusts in m/s at which it is shut, or is taken to be. */
export interface Bridge {
  id: string
  name: string
  leg: readonly [string, string]
  closesAt: number
  judgedBy: readonly WeatherPlace[]
}

/** Returns the bridges that are shut in wind. */
export function listBridges(): Bridge[] {
  const { bridges } = readNetwork()
  const lowest = Math.min(...bridges.flatMap(({ closesAt }) => closesAt ?? []))
  return bridges.map(({ id, name, leg, closesAt = lowest, judgedBy }) => ({ id, name, leg, closesAt, judgedBy }))
}

/** Returns the names of the network's places by id; junctions have none. */
export function namesOfPoints(): Readonly<Record<string, string>> {
  return readNetwork().places
}

/** Returns the names by which a way is told: of the network's places, and of other points by id. */
export function namesOnWay(): Readonly<Record<string, string>> {
  const { places, via } = readNetwork()
  return { ...via, ...places }
}

// Hundreds of pages need the same few ways.
const waysFrom = remember((from: string) =>
  remember((to: string): Way => {
    const way = findWay(listLegs(), from, to)
    if (way) return way
    throw new ContentError(`content/${file}: no road leads from "${from}" to "${to}". Add the leg that is missing.`)
  }),
)

/** Returns the shortest drive between two points of the network. Throws a `ContentError` when there is none. */
export function wayBetween(from: string, to: string): Way {
  return waysFrom(from)(to)
}

/** Returns the network point of a village by its name. Throws a `ContentError` for an unknown village. */
export function pointOfVillage(village: string): string {
  const found = Object.entries(readNetwork().places).find(([, name]) => name === village)
  if (!found) {
    throw new ContentError(
      `content/${file}: places has no "${village}", and an entry lies there. Add it, with the leg that leads there.`,
    )
  }
  return found[0]
}

/** Returns the name of a place of the network. Throws a `ContentError` for a point without a name. */
export function nameOfPoint(id: string): string {
  const name = readNetwork().places[id]
  if (!name) throw new ContentError(`content/${file}: places has no "${id}". Correct its spelling or add the place.`)
  return name
}

/** Returns the source of the distances and the day it was last checked. */
export function sourceOfWays(): Pick<Network, 'source' | 'checkedOn'> {
  return readNetwork()
}
