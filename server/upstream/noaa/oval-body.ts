import * as z from 'zod'
import type { AuroraOval } from '#server/services/today/aurora-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

// Seen low in the sky from hundreds of kilometres: three degrees round Lofoten.
const cells = { west: 10, east: 20, south: 64, north: 72 }
/** Cells of one degree from the south pole to the north pole, for each degree of longitude from 0 on. */
const perLongitude = 181
const mostCells = 360 * perLongitude

const body = z.object({
  'Observation Time': z.iso.datetime(),
  'Forecast Time': z.iso.datetime(),
  // Of 65,160 cells only ours are read.
  coordinates: z.array(z.unknown()).max(mostCells),
})

/** Returns what `ovation_aurora_latest.json` says of the cells round Lofoten. Throws if none is where it should be. */
export function readOval(text: string, readEach: ReadEach): AuroraOval {
  const { 'Observation Time': observed, 'Forecast Time': valid, coordinates } = body.parse(JSON.parse(text))
  const read = readEach('a cell of the oval', listCells(), ([longitude, latitude]) => {
    const cell = z.tuple([z.literal(longitude), z.literal(latitude), z.number().min(0).max(100)])
    return cell.parse(coordinates[longitude * perLongitude + latitude + 90])[2]
  })
  const values = demandSome(read)
  return { observedAt: Date.parse(observed), validAt: Date.parse(valid), value: Math.max(...values) }
}

function listCells(): [longitude: number, latitude: number][] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return range(cells.west, cells.east).flatMap((longitude) =>
    range(cells.south, cells.north).map((latitude): [number, number] => [longitude, latitude]),
  )
}
