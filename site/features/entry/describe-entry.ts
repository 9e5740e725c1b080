import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { kinds } from '#site/content/model/kinds.ts'
import { presentationOf } from './presentation.ts'

function describeFeatures(entry: HouseEntry, language: Language): object {
  const names = presentationOf(entry).listFeatures?.(entry, language) ?? []
  if (names.length === 0) return {}
  return { amenityFeature: names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })) }
}

/** Returns an address of the register, «Gunnar Bergs vei 2, 8300 Svolvær», as schema.org PostalAddress. */
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

/** Returns an entry as schema.org data, sourced facts only: never ratings or price levels, which are examples. */
export function describeEntry(entry: HouseEntry, address: string, language: Language): object {
  const { facts, words } = entry
  const { latitude, longitude } = facts.coordinates
  return {
    '@type': kinds[entry.kind].schemaType,
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
