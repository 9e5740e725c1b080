import type { Trip } from '#site/content/model/trip-queries.ts'

/** Returns a trip as schema.org TouristTrip, sourced facts only: never ratings or prices, which are examples. */
export function describeTrip({ facts, words }: Pick<Trip, 'facts' | 'words'>, address: string): object {
  const stops = [
    { name: words.startName, position: facts.coordinates },
    ...(facts.summit ? [{ name: facts.summit.name, position: facts.summit.coordinates }] : []),
  ]
  return {
    '@type': 'TouristTrip',
    '@id': `${address}#trip`,
    name: facts.name,
    description: words.description,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ name, position: { latitude, longitude } }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } },
      })),
    },
    mainEntityOfPage: { '@id': address },
  }
}
