import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { defaultLanguage, type Language, languages } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { fillFromOsm, osmFactsOf } from '#site/content/model/open-data/osm-facts.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Activity } from './activity-queries.ts'
import { type AnyEntry, listEntries } from './entries.ts'
import { nameOfSource } from './group-sources.ts'
import { type EntryKind, entryKinds, kinds, mapPointIdOf } from './kinds.ts'
import { type MapCategory, mapCategories, outdoorCategories } from './map-categories.ts'
import { creditsSchema, mapPointsSchema } from './map-point-schema.ts'
import { type Place, places } from './place-queries.ts'
import { toPlainText } from './plain-text.ts'
import { type AnyAccess, listKnownAccess, pickOpeningTimes } from './practical.ts'
import type { Trip } from './trip-queries.ts'

export interface MapPoint {
  /** Unique on the map; an entry’s id is prefixed: `cabin-reine`. */
  id: string
  name: string
  category: MapCategory
  description: string
  /** WGS 84, degrees. */
  coordinates: { latitude: number; longitude: number }
  /** The source gives only a rough position, which pages must say. */
  isApproximate: boolean
  address?: string | undefined
  phone?: string | undefined
  website?: string | undefined
  /** `always` for what has no door; absent when nobody knows. */
  hours?: OpeningHours | 'always' | undefined
  access: AnyAccess
  /** The entry behind the point, if any. */
  entry?: { kind: EntryKind | 'places'; id: string } | undefined
  href?: string | undefined
}

/** A point with its file, for error messages, and who gave its position, last checked on a day (`YYYY-MM-DD`). */
export interface FiledPoint extends MapPoint {
  file: string
  checkedOn: string
  positionCredit: { name: string; licence?: string | undefined }
}

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

/** Throws a `ContentError` when a point names a source that is missing from credits.yaml. */
export function refuseUncredited(points: TypedPoints, credits: object, file: string): void {
  for (const [id, point] of Object.entries(points)) {
    const named = { source: point.source, address: point.address?.source, phone: point.phone?.source }
    const ofAccess = listKnownAccess(point.access).map((known) => [`access.${known.field}`, known.source] as const)
    const credited = [...Object.entries({ ...named, website: point.website?.source }), ...ofAccess]
    for (const [field, source] of credited) {
      if (source && !Object.hasOwn(credits, String(source)))
        throw new ContentError(
          `${file}: ${id}.${field} names the source "${source}", which content/${folder}/credits.yaml does not have. Correct its spelling or add it there.`,
        )
    }
  }
}

/** Throws a `ContentError` when a file of the folder is not named after a category. */
export function refuseOtherFiles(names: readonly string[]): void {
  const expected = new Set(['credits.yaml', ...mapCategories.map((category) => `${category}.yaml`)])
  const stray = names.find((name) => !expected.has(name))
  if (stray)
    throw new ContentError(
      `content/${folder}/${stray}: there is no such category. Rename the file to one of ${mapCategories.join(', ')}.`,
    )
}

function hoursOfTyped(category: MapCategory, hours: TypedPoints[string]['hours']): FiledPoint['hours'] {
  if (hours === 'always' || (!hours && outdoorCategories.includes(category))) return 'always'
  return hours && pickOpeningTimes(hours)
}

function readTypedPoints(
  category: MapCategory,
  language: Language,
  credits: ReturnType<typeof readCredits>,
): FiledPoint[] {
  const file = `content/${folder}/${category}.yaml`
  const points = readYaml(`${folder}/${category}.yaml`, mapPointsSchema)
  refuseUncredited(points, credits, file)
  return Object.entries(points)
    .map(([id, typed]) => ({ id, point: fillFromOsm(typed, osmFactsOf(`${folder}/${category}/${id}`)) }))
    .map(({ id, point }) => ({
      id,
      category,
      name: typeof point.name === 'string' ? point.name : point.name[language],
      description: point.description?.[language] ?? translator(language)(`map.kind.${category}`),
      coordinates: point.coordinates,
      isApproximate: point.isApproximate ?? false,
      address: point.address?.value,
      phone: point.phone?.value,
      website: point.website?.value,
      hours: hoursOfTyped(category, point.hours),
      access: point.access,
      file,
      checkedOn: point.checkedOn,
      positionCredit: { name: credits[point.source]?.name[language] ?? '', licence: credits[point.source]?.licence },
    }))
}

function categoryOf({ kind, facts }: AnyEntry): MapCategory {
  const { mapCategory } = kinds[kind]
  if (mapCategory === 'namedByFacts') return (facts as Activity['facts']).mapCategory
  return typeof mapCategory === 'string' ? mapCategory : mapCategory[(facts as Trip['facts']).type]
}

/** A charger may be told to work at any time, a trip or a village has no door, and a house has the hours of its card. */
function hoursOf({ kind, facts }: Pick<AnyEntry | Place, 'kind' | 'facts'>): FiledPoint['hours'] {
  if (kind === 'trips' || kind === 'places') return 'always'
  if ('openingHours' in facts && facts.openingHours.value === 'always') return 'always'
  return 'hours' in facts && facts.hours ? pickOpeningTimes(facts.hours) : undefined
}

function pointOf({ kind, id, facts, words }: AnyEntry | Place, category: MapCategory, language: Language): FiledPoint {
  const { latitude, longitude, isApproximate, checkedOn, source } = facts.coordinates
  const { address, phone, website }: Partial<AnyEntry['facts']> = facts
  return {
    id: mapPointIdOf(kind, id),
    category,
    name: facts.name,
    description: toPlainText(words.lead),
    coordinates: { latitude, longitude },
    isApproximate: isApproximate ?? false,
    address: address?.value,
    phone: phone?.value,
    website: website?.value,
    hours: hoursOf({ kind, facts }),
    access: facts.access,
    entry: { kind, id },
    href: linkToEntry(kind, id, language),
    file: `content/${kind}/${id}/facts.yaml`,
    checkedOn,
    positionCredit: creditOfEntry(nameOfSource(source, language)),
  }
}

/** An entry names its source in words; of the licences only OpenStreetMap’s asks for more than a credit. */
function creditOfEntry(name: string): FiledPoint['positionCredit'] {
  return { name, licence: /OpenStreetMap/.test(name) ? 'ODbL 1.0' : undefined }
}

function listEntryPoints(language: Language): FiledPoint[] {
  const ofKinds = entryKinds.flatMap((kind) =>
    listEntries(kind, language).map((entry) => pointOf(entry, categoryOf(entry), language)),
  )
  const ofPlaces = places.list(language).map((place) => pointOf(place, kinds.places.mapCategory, language))
  return [...ofKinds, ...ofPlaces]
}

/** Throws a `ContentError` when two points share an id, a name in one category, or a position, where markers would overlap. */
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

/** Like `listMapPoints`, with who gave each position. */
export const listFiledPoints: (language: Language) => FiledPoint[] = remember((language) => {
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
 * Returns every point of the map in a language, sorted by category, then name: the entries and `content/map-points`.
 * Throws a `ContentError` that names file, field and remedy.
 */
export const listMapPoints: (language: Language) => MapPoint[] = remember((language) =>
  listFiledPoints(language).map(({ file: _file, checkedOn: _checkedOn, positionCredit: _credit, ...point }) => point),
)

/** Returns the first and last day on which positions of the map were checked (`YYYY-MM-DD`). */
export function findCheckedDays(): { from: string; to: string } {
  const days = listFiledPoints(defaultLanguage)
    .map(({ checkedOn }) => checkedOn)
    .sort()
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '' }
}

/** Returns the data sources of the map in a language, for «Om kartdata». */
export function listMapCredits(language: Language): MapCredit[] {
  return Object.entries(readCredits()).map(([id, { name, provides, licence, href }]) => ({
    id,
    name: name[language],
    provides: provides[language],
    licence,
    href,
  }))
}

registerReader(listMapCredits)
registerReader(listMapPoints)
