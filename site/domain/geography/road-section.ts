import { distanceBetween, type Position } from './distance-between.ts'
import { readGround } from './draw-ground.ts'
import { placeBesideRoad, positionAtKilometre, type RoadLine } from './road-line.ts'
import { unprojectFromPixels } from './web-mercator.ts'

export interface SectionStep {
  /** From the start of the road. */
  kilometre: number
  /** Metres: the highest contour of the map beside the road; 0 where there is none. */
  height: number
}

/** Kilometres to each side of the road that the section looks. */
export const reachOfSection = 2.5

/** Returns the highest contour beside a road at regular steps, from one kilometre to another. It says nothing of what lies between contours. */
export function cutSection(
  road: RoadLine,
  { from, to, step }: { from: number; to: number; step: number },
): SectionStep[] {
  const corners = readGround('fine').contours.flatMap(({ height, lines }) =>
    lines.flatMap((line) =>
      Array.from({ length: line.length / 2 }, (_, index) => ({
        height,
        ...unprojectFromPixels({ x: (line[index * 2] ?? 0) * 256, y: (line[index * 2 + 1] ?? 0) * 256 }, 0),
      })),
    ),
  )
  // About half as wide again as the reach, in degrees: what lies outside needs no exact distance.
  const near = { latitude: (reachOfSection / 111) * 1.2, longitude: (reachOfSection / 41) * 1.2 }
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => {
    const kilometre = from + index * step
    const at = positionAtKilometre(kilometre, road)
    const height = corners.reduce(
      (highest, corner) =>
        corner.height > highest &&
        Math.abs(corner.latitude - at.latitude) < near.latitude &&
        Math.abs(corner.longitude - at.longitude) < near.longitude &&
        distanceBetween(at, corner) <= reachOfSection
          ? corner.height
          : highest,
      0,
    )
    return { kilometre, height }
  })
}

/** Returns places with the kilometre at which each stands abeam of a road, those within `reach` kilometres, in the order of the road. */
export function listAbeam<Place extends Position>(
  places: readonly Place[],
  road: RoadLine,
  reach: number,
): (Place & { kilometre: number; aside: number })[] {
  return places
    .map((place) => ({ ...place, ...placeBesideRoad(place, road) }))
    .filter(({ aside }) => aside <= reach)
    .sort((one, other) => one.kilometre - other.kilometre)
}
