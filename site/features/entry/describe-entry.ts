import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/editorial/entries.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { sayChargingPoint } from '#site/i18n/say-charging-point.ts'

/** What schema.org calls each kind. It has no type for a charging station: that is a place with a feature. */
const typeOfKind: Record<HouseEntry['kind'], string> = {
  hotels: 'Hotel',
  cabins: 'LodgingBusiness',
  restaurants: 'Restaurant',
  stations: 'Place',
  activities: 'TouristAttraction',
}

/** What there is, as far as a source says so. */
function describeFeatures(entry: HouseEntry, language: Language): object {
  if (entry.kind === 'restaurants' || entry.kind === 'activities') return {}
  const names =
    entry.kind === 'stations'
      ? entry.facts.chargingPoints.map((point) => sayChargingPoint(point, language))
      : entry.facts.amenities.map(({ id }) => sayAmenity(id, language))
  if (names.length === 0) return {}
  return { amenityFeature: names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })) }
}

/** An address of the register, «Gunnar Bergs vei 2, 8300 Svolvær», in the parts that schema.org knows. */
export function describeAddress(address: string | undefined, village: string): object {
  const parts = /^(.*), (\d{4}) (\S.*)$/.exec(address ?? '')
  return {
    '@type': 'PostalAddress',
    ...(parts ? { streetAddress: parts[1], postalCode: parts[2] } : {}),
    addressLocality: parts?.[3] ?? village,
    addressRegion: 'Nordland',
    addressCountry: 'NO',
  }
}

/**
 * A house for search engines (schema.org), from facts with a source only. Never ratings, reviews or price levels: those of
 * the guide are examples. `address` is that of the page.
 */
export function describeEntry(entry: HouseEntry, address: string, language: Language): object {
  const { facts, words } = entry
  const { latitude, longitude } = facts.coordinates
  return {
    '@type': typeOfKind[entry.kind],
    '@id': `${address}#entry`,
    name: facts.name,
    description: words.description,
    ...(facts.website ? { url: facts.website.value } : {}),
    ...(facts.phone ? { telephone: facts.phone.value } : {}),
    address: describeAddress(facts.address?.value, facts.village),
    ...describeFeatures(entry, language),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    mainEntityOfPage: { '@id': address },
  }
}
