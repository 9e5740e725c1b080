import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { type FiledPoint, listFiledPoints } from '#site/content/model/map-point-queries.ts'
import { toPlainText } from '#site/content/model/plain-text.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { licenceOfOpenStreetMap, licenceOfWords } from './licence.ts'

/**
 * What a positions file holds: `own` all points, without the positions that come from OpenStreetMap; `openStreetMap` those positions alone,
 * since their licence binds whatever they are mixed into.
 */
export type PointsFile = 'own' | 'openStreetMap'

function isFromOpenStreetMap({ positionCredit }: FiledPoint): boolean {
  return positionCredit.licence?.startsWith('ODbL') === true
}

/** Returns the points of the map as GeoJSON (RFC 7946) with stable ids, and licence and credit at its head. */
export function writePointsAsGeoJson(file: PointsFile, origin: string): string {
  const named = mapLanguages((language) => new Map(listFiledPoints(language).map((point) => [point.id, point])))
  const points = listFiledPoints('en').filter((point) => file === 'own' || isFromOpenStreetMap(point))
  const head =
    file === 'own'
      ? { licence: licenceOfWords.name, licenceAddress: licenceOfWords.href, credit: creditOf(origin) }
      : describeOpenStreetMap()
  const features = points.map((point) => {
    const { id, category, coordinates, isApproximate, checkedOn, positionCredit, address, phone, website } = point
    const isTheirs = isFromOpenStreetMap(point)
    const geometry = { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] }
    if (file === 'openStreetMap') return { type: 'Feature', id, geometry, properties: { checkedOn } }
    return {
      type: 'Feature',
      id,
      // Without a position of our own: points-openstreetmap.geojson has it under the same id.
      geometry: isTheirs ? null : geometry,
      properties: {
        category,
        name: mapLanguages((language) => named[language].get(id)?.name ?? ''),
        description: mapLanguages((language) => toPlainText(named[language].get(id)?.description ?? '')),
        address,
        phone,
        website,
        page: addressOf(point, origin),
        positionIsApproximate: isApproximate,
        positionSource: positionCredit.name,
        positionLicence: positionCredit.licence,
        positionCheckedOn: checkedOn,
      },
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', ...head, features })
}

function describeOpenStreetMap() {
  const { name, href, credit } = licenceOfOpenStreetMap
  return { licence: name, licenceAddress: href, credit }
}

function creditOf(origin: string): string {
  return `${readSiteFacts().name}, ${origin}; positions as each point names them`
}

function addressOf({ href, id }: FiledPoint, origin: string): string {
  return new URL(href ?? `${hrefFor('map', 'en')}?punkt=${id}`, origin).href
}

const columns = [
  'id',
  'category',
  ...languageKeys.map((language) => `name_${language}`),
  'latitude',
  'longitude',
  'position_approximate',
  'position_source',
  'position_licence',
  'position_checked_on',
  'address',
  'phone',
  'website',
  'page',
  'licence',
  'credit',
] as const

/** Returns the same as a table (RFC 4180), licence and credit in each row; positions from OpenStreetMap are left empty. */
export function writePointsAsCsv(origin: string): string {
  const named = mapLanguages((language) => new Map(listFiledPoints(language).map(({ id, name }) => [id, name])))
  const rows = listFiledPoints('en').map((point) => {
    const {
      id,
      category,
      coordinates,
      isApproximate,
      positionCredit,
      checkedOn,
      address = '',
      phone = '',
      website = '',
    } = point
    const position = isFromOpenStreetMap(point) ? ['', ''] : [coordinates.latitude, coordinates.longitude]
    const names = languageKeys.map((language) => named[language].get(id) ?? '')
    return [
      id,
      category,
      ...names,
      ...position,
      isApproximate,
      positionCredit.name,
      positionCredit.licence ?? '',
      checkedOn,
      address,
      phone,
      website,
      addressOf(point, origin),
      licenceOfWords.name,
      creditOf(origin),
    ]
  })
  return [columns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** A sheet would take what begins with such a sign for a formula; a telephone number begins with one and is none. */
const looksLikeFormula = /^[=@\t\r]|^[+-](?![\d\s]*$)/

function writeCell(value: string | number | boolean): string {
  const text = typeof value === 'string' && looksLikeFormula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
