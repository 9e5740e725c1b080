import type { Trip } from '#site/editorial/trip-queries.ts'

/**
 * A trip for search engines (schema.org TouristTrip), from facts with a source only: where it begins and leads. Never a
 * rating, a price or a badge: those of the guide are examples. `address` is that of the page.
 */
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
