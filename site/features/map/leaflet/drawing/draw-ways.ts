import type { MapLevel, Road } from '#site/domain/geography/decode-map-level.ts'
import { type Pen, traceAll } from './draw-land.ts'
import type { MapFrame } from './map-frame.ts'
import type { MapPalette } from './map-palette.ts'

type Rank = 'main' | 'numbered' | 'other'

/** Returns how important a road is: European and national roads, county roads with a number on signs, the others. */
export function rankOfRoad(ref: string): Rank {
  if (/^(E|Rv)\d/.test(ref)) return 'main'
  // Numbers of four digits are those of the register; no sign has them.
  return /^Fv\d{1,3}$/.test(ref) ? 'numbered' : 'other'
}

/** Per rank: the lowest zoom level, and pixels at zoom 8 and at zoom 12. */
const looks: Record<Rank, { from: number; narrow: number; wide: number }> = {
  other: { from: 10, narrow: 0.9, wide: 2 },
  numbered: { from: 8, narrow: 0.9, wide: 2.6 },
  main: { from: 5, narrow: 1.8, wide: 3.8 },
}
const ranks = ['other', 'numbered', 'main'] as const

export function widthOfRoad(rank: Rank, zoom: number): number {
  const { narrow, wide } = looks[rank]
  return narrow + (wide - narrow) * Math.max(-0.25, Math.min(1.4, (zoom - 8) / 4))
}

/** Draws car ferries, and roads in the order of their rank: tunnels dashed, bridges with a rail on each side. */
export function drawWays(pen: Pen, { ferries, roads }: MapLevel, frame: MapFrame, palette: MapPalette): void {
  const { zoom } = frame
  pen.lineCap = 'butt'
  pen.lineJoin = 'round'
  if (zoom >= 7) {
    traceAll(pen, ferries, frame)
    pen.setLineDash([6, 4])
    pen.strokeStyle = palette.water
    pen.lineWidth = zoom >= 10 ? 1.4 : 1
    pen.stroke()
    pen.setLineDash([])
  }
  for (const rank of ranks) {
    if (zoom < looks[rank].from) continue
    const ofRank = roads.filter(({ ref }) => rankOfRoad(ref) === rank)
    const width = widthOfRoad(rank, zoom)
    const open: Road[] = ofRank.filter(({ isTunnel }) => !isTunnel)
    const tunnels = ofRank.filter(({ isTunnel }) => isTunnel)
    pen.lineCap = 'round'
    if (zoom >= 8) {
      traceAll(pen, open, frame)
      pen.strokeStyle = palette.casing
      pen.lineWidth = width + 2
      pen.stroke()
    }
    if (zoom >= 9) {
      pen.lineCap = 'butt'
      traceAll(
        pen,
        ofRank.filter(({ isOverSea }) => isOverSea),
        frame,
      )
      pen.strokeStyle = palette.ink
      pen.lineWidth = width + 3
      pen.stroke()
      pen.strokeStyle = palette.casing
      pen.lineWidth = width + 1.5
      pen.stroke()
      pen.lineCap = 'round'
    }
    pen.strokeStyle = rank === 'main' ? palette.mainRoad : palette.road
    pen.lineWidth = width
    traceAll(pen, open, frame)
    pen.stroke()
    pen.lineCap = 'butt'
    traceAll(pen, tunnels, frame)
    pen.strokeStyle = palette.casing
    pen.lineWidth = width + 1.5
    pen.stroke()
    pen.strokeStyle = rank === 'main' ? palette.mainRoad : palette.road
    pen.lineWidth = width
    pen.setLineDash([Math.max(2.5, width * 1.3), Math.max(2, width)])
    pen.stroke()
    pen.setLineDash([])
  }
}
