import type { Cabin } from '#site/editorial/cabin-queries.ts'
import { alternateLabels, type LabelPlace } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './CabinStrip.css'

// Placed by hand: three of the nine lie within four kilometres at the end of the line, and two more side by side.
const namesAbove = new Set(['kabelvag', 'mortsund', 'hamnoy', 'reine'])
const namesLeft = new Set(['hamnoy'])

/** How far a name stands from the line, in rem. */
const stem = 2.2

/** In percent of the line: two marks do not cover each other. */
const leastGap = 1.3

/** Where marks and names stand on wide screens: one row above the line, one below. */
export function placeNames(stops: readonly { id: string; position: number }[]): LabelPlace[] {
  const places = alternateLabels(stops).map(({ left }, index) => {
    const id = stops[index]?.id ?? ''
    return { left, distance: stem, isAbove: namesAbove.has(id), isLeft: namesLeft.has(id) }
  })
  for (let index = places.length - 2; index >= 0; index -= 1) {
    const place = places[index]
    const next = places[index + 1]
    if (place && next) place.left = Math.min(place.left, next.left - leastGap)
  }
  return places
}

/** The places along the E10 as a table of contents: each name leads to its card on this page. */
export function CabinStrip({ cabins, label }: { cabins: Cabin[]; label: string }) {
  const stops = cabins.flatMap(({ id, facts }) =>
    facts.road
      ? [
          {
            id,
            name: facts.village,
            kilometres: facts.road.kilometre,
            position: facts.road.kilometre,
            href: `#${id}`,
            note: facts.name,
            isOff: facts.road.offRoad !== undefined && facts.road.offRoad > 1,
          },
        ]
      : [],
  )
  return <RoadStrip className="cabin-strip" stops={stops} labels={placeNames(stops)} label={label} />
}
