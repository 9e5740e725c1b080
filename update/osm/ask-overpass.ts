import { z } from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { type Ask, readJson } from '#update/core/ask.ts'
import { type Candidate, readPhone, readWebsite } from '#update/core/match-names.ts'

/** One question for the whole of Lofoten: south, west, north, east. */
export const overpassQuery = `[out:json][timeout:90][maxsize:67108864][bbox:67.4,11.8,68.6,15.3];
(
  nwr["name"]["tourism"~"^(hotel|hostel|guest_house|chalet|apartment|motel|camp_site|museum|attraction|gallery|viewpoint)$"];
  nwr["name"]["amenity"~"^(restaurant|cafe|bar|pub|fast_food|charging_station)$"];
  nwr["name"]["leisure"~"^(sauna|horse_riding|sports_centre|golf_course)$"];
  nwr["name"]["shop"~"^(rental|sports|outdoor|bicycle|seafood|bakery)$"];
  nwr["name"]["disused:amenity"];
  nwr["name"]["disused:tourism"];
);
out center tags;`

const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z.record(z.string(), z.string()).default({}),
})

const answerSchema = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string() }),
  elements: z.array(z.unknown()),
  remark: z.string().optional(),
})

export interface OsmHouse extends Candidate {
  tags: Record<string, string>
  isClosed: boolean
}

export interface OsmAnswer {
  /** The day of the copy that was asked. */
  copyOf: string
  houses: OsmHouse[]
}

const lodging = /^(hotel|hostel|guest_house|chalet|apartment|motel|camp_site)$/
const eating = /^(restaurant|cafe|bar|pub|fast_food)$/

/** Returns whether something with these tags can be an entry of a kind. */
function fitsKind(tags: Record<string, string>, kind: string): boolean {
  const what = (key: string) => tags[key] ?? tags[`disused:${key}`] ?? ''
  if (/^(hotels|cabins)$|\/(hotel|accommodation|camping)$/.test(kind)) return lodging.test(what('tourism'))
  if (/^restaurants$|\/(restaurant|cafe)$/.test(kind))
    return eating.test(what('amenity')) || /seafood|bakery/.test(what('shop'))
  if (kind === 'stations' || kind.endsWith('/charger')) return what('amenity') === 'charging_station'
  if (kind === 'activities' || /\/(attraction|rental|fishing)$/.test(kind)) {
    return /^(museum|attraction|gallery)$/.test(what('tourism')) || what('leisure') !== '' || what('shop') !== ''
  }
  return kind.endsWith('/viewpoint') && what('tourism') === 'viewpoint'
}

/** Asks Overpass once. Throws `UpstreamFailure`, also for a `remark` with status 200, which means that the answer is not whole. */
export async function askOverpass(ask: Ask): Promise<OsmAnswer> {
  const reply = await ask({
    form: { data: overpassQuery },
    expects: 'json',
    timeLimitMs: 120_000,
    sizeLimitBytes: 20_000_000,
  })
  const { osm3s, elements, remark } = readJson(reply, answerSchema)
  if (remark !== undefined)
    throw new UpstreamFailure('wrong-answer', `could not answer wholly: ${remark.slice(0, 160)}`)
  const houses = elements.flatMap((given) => {
    const { success, data } = elementSchema.safeParse(given)
    const position = success ? readPosition(data) : undefined
    if (!success || !position || !data.tags.name) return []
    const { tags, type, id } = data
    const house: OsmHouse = {
      id: `${type}/${id}`,
      name: data.tags.name,
      position,
      tags,
      phone: readPhone(phoneOf(tags) ?? ''),
      website: readWebsite(websiteOf(tags) ?? ''),
      isClosed: Object.keys(tags).some((key) => /^(disused|was|abandoned):(amenity|tourism|shop)$/.test(key)),
      fits: (kind) => fitsKind(tags, kind),
    }
    return [house]
  })
  if (elements.length > 0 && houses.length === 0)
    throw new UpstreamFailure('wrong-answer', 'answered elements of another shape')
  return { copyOf: osm3s.timestamp_osm_base.slice(0, 10), houses }
}

export const phoneOf = (tags: Record<string, string>) => tags['contact:phone'] ?? tags.phone
export const websiteOf = (tags: Record<string, string>) => tags['contact:website'] ?? tags.website

function readPosition({ lat, lon, center }: z.infer<typeof elementSchema>): Position | undefined {
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon]
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
