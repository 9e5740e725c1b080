import { projectToPixels } from './web-mercator.ts'

/** A name that stands on a map itself, below every marker. */
export interface MapName {
  name: string
  kind: 'village' | 'sea' | 'strait' | 'island'
  latitude: number
  longitude: number
  /** From how far off it is read: 1 from farthest. */
  rank: 1 | 2 | 3
}

/** On which side of its dot a name stands; waters and islands have none and stand on their middle. */
export type Side = 'right' | 'below' | 'above' | 'left' | 'middle'

export interface ChosenName extends MapName {
  side: Side
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The zoom from which a name is read, by its rank, and how large it is: pixels, as leaflet/coast-layer.css has them. */
const kinds: Record<MapName['kind'], { from: [number, number, number]; upTo: number; letter: number; height: number }> =
  {
    sea: { from: [7, 8, 9], upTo: 12, letter: 11, height: 28 },
    village: { from: [7, 8, 10], upTo: 18, letter: 7, height: 18 },
    strait: { from: [8, 9, 10], upTo: 14, letter: 7, height: 18 },
    island: { from: [8, 9, 10], upTo: 13, letter: 8, height: 18 },
  }
const order: readonly MapName['kind'][] = ['sea', 'village', 'strait', 'island']
/** From the middle of a dot to the name beside it. */
const gap = 8
const dotRadius = 5

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function boxOf(x: number, y: number, width: number, height: number, side: Side): Box {
  const left = {
    right: x + gap,
    left: x - gap - width,
    below: x - width / 2,
    above: x - width / 2,
    middle: x - width / 2,
  }[side]
  const top = {
    right: y - height / 2,
    left: y - height / 2,
    below: y + gap,
    above: y - gap - height,
    middle: y - height / 2,
  }[side]
  return { left, right: left + width, top, bottom: top + height }
}

/** The names that have room at a zoom level without covering each other, the more important ones first. */
export function chooseNames(names: readonly MapName[], zoom: number): ChosenName[] {
  const read = names
    .filter(({ kind, rank }) => zoom >= (kinds[kind].from[rank - 1] ?? 0) && zoom <= kinds[kind].upTo)
    .sort((one, other) => one.rank - other.rank || order.indexOf(one.kind) - order.indexOf(other.kind))
  const taken: Box[] = []
  return read.flatMap((name) => {
    const { x, y } = projectToPixels(name, zoom)
    const { letter, height } = kinds[name.kind]
    const width = name.name.length * letter
    const isVillage = name.kind === 'village'
    const dot: Box = { left: x - dotRadius, right: x + dotRadius, top: y - dotRadius, bottom: y + dotRadius }
    const isFree = (box: Box) => !taken.some((other) => meet(box, other))
    const sides: Side[] = isVillage ? ['right', 'below', 'left', 'above'] : ['middle']
    const side = sides.find((each) => isFree(boxOf(x, y, width, height, each)))
    if (!side || (isVillage && !isFree(dot))) return []
    taken.push(boxOf(x, y, width, height, side), ...(isVillage ? [dot] : []))
    return [{ ...name, side }]
  })
}
