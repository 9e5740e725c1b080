import type { Position } from 'geojson'
import type { Ground, RoadPiece } from './mark-crossings.ts'
import { areaInMetres, distanceToLine } from './measure-plane.ts'
import { mapBox } from './read-layers.ts'

interface NamedPosition {
  name: string
  latitude: number
  longitude: number
}

/** Metres. */
export const farthestFromRoad = 400

/** Villages farther than `farthestFromRoad` from the roads of N1000, each with the reason. */
export const villagesWithoutRoad: Readonly<Record<string, string>> = {
  Skrova: 'an island that the roads of the layer leave out; the ferry stops there',
  Røst: 'an island that the roads of the layer leave out; the ferry stops there',
  Reine: 'no spur from the E10 into the village; 546 m',
  Laukvik: 'its road ends before the village; 1,825 m',
  Melbu: 'the road is generalised past the village; 484 m',
  Ramberg: 'the road is generalised past the village; 407 m',
}

const isInBox = ({ latitude, longitude }: NamedPosition) =>
  longitude > mapBox.west && longitude < mapBox.east && latitude > mapBox.south && latitude < mapBox.north

/** Returns each village in the box with its metres to the nearest road. */
export function measureVillages(villages: readonly NamedPosition[], roads: readonly RoadPiece[]) {
  return villages.filter(isInBox).map((village) => {
    const at = [village.longitude, village.latitude]
    return { name: village.name, metres: Math.min(...roads.map(({ line }) => distanceToLine(at, line))) }
  })
}

/** Throws for a village far from every road that has no reason, and for a reason that is not needed any longer. */
export function checkVillages(
  villages: readonly NamedPosition[],
  roads: readonly RoadPiece[],
  known: Readonly<Record<string, string>> = villagesWithoutRoad,
): void {
  for (const { name, metres } of measureVillages(villages, roads)) {
    const isFar = metres > farthestFromRoad
    if (isFar && !known[name])
      throw new Error(
        `roads-lofoten: ${name} lies ${Math.round(metres)} m from the nearest road. ` +
          'Correct its position in content/road/villages.yaml, or name it in villagesWithoutRoad with the reason.',
      )
    if (!isFar && known[name])
      throw new Error(`roads-lofoten: ${name} is at a road now. Remove it from villagesWithoutRoad.`)
  }
}

/** Throws unless the E10 is one connected line from a start to the east edge of its layer. */
export function checkE10(roads: readonly RoadPiece[], start: Position, farEnd: Position): void {
  const pieces = roads.filter(({ ref }) => ref === 'E10')
  const reached = new Set(pieces.filter(({ line }) => distanceToLine(start, line) < 600).slice(0, 1))
  // Generalised ends of one road meet within these metres.
  const gap = 5
  const ends = ({ line }: RoadPiece) => [line[0] ?? [], line.at(-1) ?? []]
  for (const piece of reached)
    for (const other of pieces)
      if (
        !reached.has(other) &&
        (ends(piece).some((end) => distanceToLine(end, other.line) < gap) ||
          ends(other).some((end) => distanceToLine(end, piece.line) < gap))
      )
        reached.add(other)
  const cut = pieces.length - reached.size
  if (cut > 0 || ![...reached].some(({ line }) => distanceToLine(farEnd, line) < 2_000))
    throw new Error(
      `roads-lofoten: the E10 is not one line from ${start} to ${farEnd}; ${cut} of ${pieces.length} pieces are cut off. ` +
        'Take all pieces with the reference E10, tunnels and bridges included.',
    )
}

/** Throws when tints overlap or leave a gap: together they are as large as their outline. Both in square metres. */
export function checkNoOverlap(tints: readonly Position[][][], outline: readonly Position[][][]): void {
  const sum = (polygons: readonly Position[][][]) =>
    polygons.reduce(
      (total, [outer = [], ...holes]) =>
        total + areaInMetres(outer) - holes.reduce((hole, ring) => hole + areaInMetres(ring), 0),
      0,
    )
  const [parts, whole] = [sum(tints), sum(outline)]
  if (Math.abs(parts - whole) > whole / 10_000)
    throw new Error(
      `Hoydelag: the tints have ${Math.round(parts / 1e6)} km² and their outline ${Math.round(whole / 1e6)} km². ` +
        'They overlap or do not share their borders; take them from one release, unchanged.',
    )
}

/** Returns the metres that roads outside tunnels and bridges lie from the shore, at worst. */
export function measureWorstWetRoad(roads: readonly RoadPiece[], ground: Ground): number {
  return Math.max(
    0,
    ...roads
      .filter(({ isTunnel, isOverSea }) => !isTunnel && !isOverSea)
      .flatMap(({ line }) => line.slice(1, -1).filter((position) => !ground.isLand(position)))
      .map(ground.toShore),
  )
}
