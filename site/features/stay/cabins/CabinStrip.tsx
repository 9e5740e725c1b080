import type { Cabin } from '#site/content/model/cabin-queries.ts'
import { alternateLabels, type LabelPlace } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './CabinIslands.css'

// Set by hand: three lie within four kilometres at the end of the line, and two more side by side.
const namesAbove = new Set(['kabelvag', 'mortsund', 'hamnoy', 'reine'])
const namesLeft = new Set(['hamnoy'])

/** Distance of a name from the line, in rem. */
const stem = 2.2

/** Percent of the line: the longest name with its house, at the shortest line (68 rem). */
const nameWidth = 13.5

/** Minimum distance between two marks, in percent of the line. */
const leastGap = 1.3

/** Returns the positions of marks and names on wide screens: one row above the line, one below. */
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
  // A name that begins where the one before it on its side has not ended moves on, where there is room.
  places.forEach((place, index) => {
    const before = places.slice(0, index).findLast(({ isAbove }) => isAbove === place.isAbove)
    const next = places[index + 1]?.left ?? 100
    const free = (before?.left ?? -nameWidth) + nameWidth
    if (before && !before.isLeft && !place.isLeft && free < next - leastGap) place.left = Math.max(place.left, free)
  })
  return places
}

export function CabinStrip({ cabins, label }: { cabins: Cabin[]; label: string }) {
  const stops = cabins.flatMap(({ id, facts }) => {
    if (!facts.road) return []
    const { kilometre, offRoad = 0 } = facts.road
    return {
      id,
      name: facts.village,
      kilometres: kilometre,
      kilometresBeside: offRoad > 1 ? offRoad : undefined,
      position: kilometre,
      href: `#${id}`,
      note: facts.name,
      isOff: offRoad > 1,
    }
  })
  return <RoadStrip className="cabin-strip" stops={stops} labels={placeNames(stops)} label={label} />
}
