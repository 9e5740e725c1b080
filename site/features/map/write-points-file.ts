import type { Language } from '#contract/languages.ts'
import { type MapCategory, mapCategories } from '#site/content/model/map-categories.ts'
import type { MapCredit } from '#site/content/model/map-point-queries.ts'
import { composeGpx, type Waypoint } from '#site/domain/xml/compose-gpx.ts'
import { composeKml, type Placemark } from '#site/domain/xml/compose-kml.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import type { PointsFileFormat } from './address-of-points-file.ts'
import type { CategoryChoice } from './categories.ts'
import { formatCategory, formatKind } from './format-points.ts'
import { searchForPoint } from './map-state.ts'
import { type MapWords, mapWords } from './map-words.ts'
import type { ShownPoint } from './shown-point.ts'

interface Guide {
  name: string
  /** Like `https://lofoten.example`. */
  origin: string
  /** The description of the file; `{sources}` is replaced by the credits. */
  about: string
  credits: readonly MapCredit[]
}

interface Draft {
  points: readonly ShownPoint[]
  choice: CategoryChoice
  language: Language
  guide: Guide
}

function formatCredits(credits: readonly MapCredit[]): string {
  return credits.map(({ name, licence }) => (licence ? `${name} (${licence})` : name)).join('; ')
}

function formatPoint({ description, isApproximate, address, phone, website }: ShownPoint, words: MapWords): string {
  const lines = [description, isApproximate ? words['map.approximate'] : undefined, address, phone, website]
  return lines.filter((line) => line !== undefined).join('\n')
}

/** The page of a point, or the map with the point selected. */
function addressOfPoint({ href, id }: ShownPoint, language: Language, origin: string): string {
  return new URL(href ?? hrefFor('map', language) + searchForPoint(id), origin).href
}

function writeGpxFile({ points, choice, language, guide }: Draft, words: MapWords): string {
  const waypoints = points.map((point): Waypoint => {
    const { name, coordinates, website } = point
    const page = { href: addressOfPoint(point, language, guide.origin), text: guide.name }
    return {
      name,
      position: coordinates,
      description: formatPoint(point, words),
      links: website ? [page, { href: website }] : [page],
      type: formatKind(point.category, words),
    }
  })
  return composeGpx({ ...headOf({ choice, language, guide }, words), creator: guide.name, waypoints })
}

function writeKmlFile({ points, choice, language, guide }: Draft, words: MapWords): string {
  const placemarkOf = (point: ShownPoint): Placemark => ({
    id: `point-${point.id}`,
    name: point.name,
    position: point.coordinates,
    address: addressOfPoint(point, language, guide.origin),
    postalAddress: point.address,
    phone: point.phone,
    description: formatPoint(point, words),
  })
  const folderOf = (category: MapCategory) => ({
    name: formatCategory(category, words),
    placemarks: points.filter((point) => point.category === category).map(placemarkOf),
  })
  const folders = mapCategories.map(folderOf).filter(({ placemarks }) => placemarks.length > 0)
  return composeKml({ ...headOf({ choice, language, guide }, words), author: guide.name, folders })
}

function headOf({ choice, language, guide }: Omit<Draft, 'points'>, words: MapWords) {
  const category = choice === 'all' ? words['map.download.all'] : formatCategory(choice, words)
  return {
    name: `${guide.name}: ${category}`,
    description: fillGaps(guide.about, { sources: formatCredits(guide.credits) }),
    address: new URL(hrefFor('map', language), guide.origin).href,
  }
}

/** Returns the points of a category, or all, as a file in the words of a language. */
export function writePointsFile(format: PointsFileFormat, draft: Draft): string {
  const { points, choice, language } = draft
  const words = pickWords(language, mapWords)
  const chosen = { ...draft, points: points.filter(({ category }) => choice === 'all' || category === choice) }
  return format === 'gpx' ? writeGpxFile(chosen, words) : writeKmlFile(chosen, words)
}
