import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { defaultLanguage, type Language, languages } from '#contract/languages.ts'
import { linkToEntry } from '#site/routes/link-to-entry.ts'
import { type AnyEntry, listEntries } from './entries.ts'
import { type EntryKind, entryKinds } from './entry-schema.ts'
import { type MapCategory, mapCategories } from './map-categories.ts'
import { mapPointIdOf } from './map-point-ids.ts'
import { creditsSchema, mapPointsSchema } from './map-point-schema.ts'
import { listPlaces } from './place-queries.ts'
import { toPlainText } from './plain-text.ts'
import { ContentError, readYaml } from './read-content.ts'
import { remember } from './remember.ts'

/** A point of the map in one language. */
export interface MapPoint {
  /** Unique on the map: an entry’s begins with its kind, like `cabin-reine`. */
  id: string
  name: string
  category: MapCategory
  description: string
  /** WGS 84, degrees. */
  coordinates: { latitude: number; longitude: number }
  /** The source places it only roughly; a page that shows the point says so. */
  isApproximate: boolean
  address?: string | undefined
  phone?: string | undefined
  website?: string | undefined
  /** What stands behind the point when it is an entry of the guide. */
  entry?: { kind: EntryKind | 'places'; id: string } | undefined
  /** Its page in the guide, for entries; absent while that page is not built. */
  href?: string | undefined
}

/** A point with the file that it comes from, for messages, and the day its position was last checked (`YYYY-MM-DD`). */
export interface FiledPoint extends MapPoint {
  file: string
  checkedOn: string
}

/** A source of the map’s data in one language. */
export interface MapCredit {
  id: string
  name: string
  provides: string
  licence?: string | undefined
  href?: string | undefined
}

const folder = 'map-points'

function readCredits(): z.infer<typeof creditsSchema> {
  return readYaml(`${folder}/credits.yaml`, creditsSchema)
}

type TypedPoints = z.infer<typeof mapPointsSchema>

/** Throws a `ContentError` with field and remedy when a point names a source that has no credit. */
export function refuseUncredited(points: TypedPoints, credits: object, file: string): void {
  for (const [id, point] of Object.entries(points)) {
    const named = { source: point.source, address: point.address?.source, phone: point.phone?.source }
    for (const [field, source] of Object.entries({ ...named, website: point.website?.source })) {
      if (source && !Object.hasOwn(credits, source))
        throw new ContentError(
          `${file}: ${id}.${field} names the source "${source}", which content/${folder}/credits.yaml does not have. Correct its spelling or add it there.`,
        )
    }
  }
}

/** Throws a `ContentError` with the remedy when a file of the folder is called after no category. */
export function refuseOtherFiles(names: readonly string[]): void {
  const expected = new Set(['credits.yaml', ...mapCategories.map((category) => `${category}.yaml`)])
  const stray = names.find((name) => !expected.has(name))
  if (stray)
    throw new ContentError(
      `content/${folder}/${stray}: there is no such category. Rename the file to one of ${mapCategories.join(', ')}.`,
    )
}

function readTypedPoints(category: MapCategory, language: Language, credits: object): FiledPoint[] {
  const file = `content/${folder}/${category}.yaml`
  const points = readYaml(`${folder}/${category}.yaml`, mapPointsSchema)
  refuseUncredited(points, credits, file)
  return Object.entries(points).map(([id, point]) => ({
    id,
    category,
    name: typeof point.name === 'string' ? point.name : point.name[language],
    description: point.description[language],
    coordinates: point.coordinates,
    isApproximate: point.isApproximate ?? false,
    address: point.address?.value,
    phone: point.phone?.value,
    website: point.website?.value,
    file,
    checkedOn: point.checkedOn,
  }))
}

/** The sign that an entry has on the map. */
function categoryOf(entry: AnyEntry): MapCategory {
  switch (entry.kind) {
    case 'hotels':
      return 'hotel'
    case 'cabins':
      return 'accommodation'
    case 'restaurants':
      return 'restaurant'
    case 'stations':
      return 'charger'
    case 'activities':
      return entry.facts.mapCategory
    case 'trips':
      return categoryOfTrip[entry.facts.type]
  }
}

const categoryOfTrip = { hike: 'hiking', boat: 'attraction', drive: 'viewpoint' } as const

function pointOfEntry(entry: AnyEntry, language: Language): FiledPoint {
  const { facts, words } = entry
  const { latitude, longitude, isApproximate } = facts.coordinates
  return {
    id: mapPointIdOf(entry.kind, entry.id),
    category: categoryOf(entry),
    name: facts.name,
    description: toPlainText(words.lead),
    coordinates: { latitude, longitude },
    isApproximate: isApproximate ?? false,
    address: facts.address?.value,
    phone: facts.phone?.value,
    website: facts.website?.value,
    entry: { kind: entry.kind, id: entry.id },
    href: linkToEntry(entry.kind, entry.id, language),
    file: `content/${entry.kind}/${entry.id}/facts.yaml`,
    checkedOn: facts.coordinates.checkedOn,
  }
}

/** The points of every kind of entry, each with its category and the link to its page. */
function listEntryPoints(language: Language): FiledPoint[] {
  const ofKinds = entryKinds.flatMap((kind) =>
    listEntries(kind, language).map((entry) => pointOfEntry(entry, language)),
  )
  const ofPlaces = listPlaces(language).map(({ id, facts, words }) => ({
    id: mapPointIdOf('places', id),
    category: 'attraction' as const,
    name: facts.name,
    description: toPlainText(words.lead),
    coordinates: { latitude: facts.coordinates.latitude, longitude: facts.coordinates.longitude },
    isApproximate: facts.coordinates.isApproximate ?? false,
    entry: { kind: 'places' as const, id },
    href: linkToEntry('places', id, language),
    file: `content/places/${id}/facts.yaml`,
    checkedOn: facts.coordinates.checkedOn,
  }))
  return [...ofKinds, ...ofPlaces]
}

/**
 * Throws a `ContentError` when two points have one id, or one name in one category, or lie on one spot, where their
 * markers would cover each other.
 */
export function refuseDoubles(points: readonly FiledPoint[]): void {
  const names = new Map<string, FiledPoint>()
  const ids = new Map<string, FiledPoint>()
  const spots = new Map<string, FiledPoint>()
  for (const point of points) {
    const namesake = ids.get(point.id)
    if (namesake)
      throw new ContentError(
        `${point.file}: "${point.id}" stands in ${namesake.file} too. Delete it from content/${folder} if it is the same (an entry is on the map by itself), else rename one.`,
      )
    ids.set(point.id, point)
    const name = `${point.category}: ${point.name.toLowerCase()}`
    const double = names.get(name)
    if (double)
      throw new ContentError(
        `${point.file}: "${point.id}" has the name of "${double.id}" in ${double.file}. Delete it from content/${folder}: an entry is on the map by itself.`,
      )
    names.set(name, point)
    const spot = `${point.coordinates.latitude}, ${point.coordinates.longitude}`
    const neighbour = spots.get(spot)
    if (neighbour)
      throw new ContentError(
        `${point.file}: "${point.id}" has the coordinates ${spot} of "${neighbour.id}" in ${neighbour.file}. Delete one, or make them one point.`,
      )
    spots.set(spot, point)
  }
}

const listFiledPoints: (language: Language) => FiledPoint[] = remember((language) => {
  refuseOtherFiles(readdirSync(join(process.cwd(), 'content', folder)))
  const credits = readCredits()
  const typed = mapCategories.flatMap((category) => readTypedPoints(category, language, credits))
  const points = [...listEntryPoints(language), ...typed]
  refuseDoubles(points)
  const { compare } = new Intl.Collator(languages[language].locale)
  return points.sort(
    (one, other) =>
      mapCategories.indexOf(one.category) - mapCategories.indexOf(other.category) || compare(one.name, other.name),
  )
})

/**
 * Every point of the map in a language: the entries, which link to their pages, and the points of `content/map-points`.
 * In the order of the categories, then by name. Throws a `ContentError` that names file, field and remedy.
 */
export const listMapPoints: (language: Language) => MapPoint[] = remember((language) =>
  listFiledPoints(language).map(({ file: _file, checkedOn: _checkedOn, ...point }) => point),
)

/** Between which days the positions of the map were last compared with their sources (`YYYY-MM-DD`). */
export function findCheckedDays(): { from: string; to: string } {
  const days = listFiledPoints(defaultLanguage)
    .map(({ checkedOn }) => checkedOn)
    .sort()
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '' }
}

/** Who gave the map its positions, names and addresses, in a language: for «Om kartdata». */
export function listMapCredits(language: Language): MapCredit[] {
  return Object.entries(readCredits()).map(([id, { name, provides, licence, href }]) => ({
    id,
    name: name[language],
    provides: provides[language],
    licence,
    href,
  }))
}
