import { type Box, overlap } from './box.ts'
import { projectToPixels } from './web-mercator.ts'

/** What the still map names; summits and ferries have no room on it. */
export type ChartName = MapName & { kind: 'village' | 'sea' | 'strait' | 'island' }

/** The side of its dot on which a name stands; waters and islands have no dot and are centred. */
export type Side = 'right' | 'below' | 'above' | 'left' | 'middle'

export type ChosenName = ChartName & { side: Side }

/** Per kind: lowest zoom by rank, highest zoom, and pixels per letter and line, as in OverviewChart.css. */
const kinds: Record<
  ChartName['kind'],
  { from: [number, number, number]; upTo: number; letter: number; height: number }
> = {
  sea: { from: [7, 8, 9], upTo: 12, letter: 11, height: 28 },
  village: { from: [7, 8, 10], upTo: 18, letter: 7, height: 18 },
  strait: { from: [8, 9, 10], upTo: 14, letter: 7, height: 18 },
  island: { from: [8, 9, 10], upTo: 13, letter: 8, height: 18 },
}
const order: readonly ChartName['kind'][] = ['sea', 'village', 'strait', 'island']
/** Pixels from the middle of a dot to its name. */
const gap = 8
const dotRadius = 5

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

/** Returns the names that fit at a zoom level without overlapping, the more important ones first. */
export function chooseNames(names: readonly MapName[], zoom: number): ChosenName[] {
  const read = names
    .filter((name): name is ChartName => name.kind in kinds)
    .filter(({ kind, rank }) => zoom >= (kinds[kind].from[rank - 1] ?? 0) && zoom <= kinds[kind].upTo)
    .sort((one, other) => one.rank - other.rank || order.indexOf(one.kind) - order.indexOf(other.kind))
  const taken: Box[] = []
  return read.flatMap((name) => {
    const { x, y } = projectToPixels(name, zoom)
    const { letter, height } = kinds[name.kind]
    const width = name.name.length * letter
    const isVillage = name.kind === 'village'
    const dot: Box = { left: x - dotRadius, right: x + dotRadius, top: y - dotRadius, bottom: y + dotRadius }
    const isFree = (box: Box) => !taken.some((other) => overlap(box, other))
    const sides: Side[] = isVillage ? ['right', 'below', 'left', 'above'] : ['middle']
    const side = sides.find((each) => isFree(boxOf(x, y, width, height, each)))
    if (!side || (isVillage && !isFree(dot))) return []
    taken.push(boxOf(x, y, width, height, side), ...(isVillage ? [dot] : []))
    return [{ ...name, side }]
  })
}

/** A name that maps show. */
export interface MapName {
  name: string
  kind: 'village' | 'sea' | 'strait' | 'island' | 'region' | 'summit' | 'ferry'
  latitude: number
  longitude: number
  /** 1 is shown from the lowest zoom on. */
  rank: 1 | 2 | 3
  /** Metres above the sea, of a summit whose height a source gives. */
  metres?: number | undefined
}
