import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '#site/domain/geography/distance-between.ts'
import type { Ask } from '#update/core/ask.ts'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { type Finding, keyOf, monthInLanguages, type Service } from '#update/core/service.ts'
import { askGrid, type Grid, projectToUtm, readRaster } from './grid.ts'
import { reckonHorizon } from './reckon-horizon.ts'

/** One coarse grid of Lofoten and 60 km around it for all places, in four parts. */
const coarse = { east: 300_000, north: 7_415_000, cell: 100, width: 1350, height: 1300 }
const parts = [0, 1].flatMap((column) =>
  [0, 1].map((row) => ({
    ...coarse,
    east: coarse.east + column * coarse.width * coarse.cell,
    north: coarse.north + row * coarse.height * coarse.cell,
  })),
)
/** A fine grid around each place. */
const fine = { cell: 5, width: 800, height: 800 }

/** Proposes the horizon of each place and viewpoint from Kartverket’s height model; one that has been accepted is not asked for again. */
export const proposeHorizons: Service = ({ ask, entries, today, contentFolder, proposalsFolder }) => {
  const wanted = entries.filter(
    ({ kind, id }) => /^places$|\/viewpoint$/.test(kind) && !existsSync(join(contentFolder, fileOf({ kind, id }))),
  )
  if (wanted.length === 0) return []
  const grids = new Map<number, Grid>()
  const nameOf = (index: number) => `horizon-${index}.bin`
  const loadPart = async (index: number): Promise<Finding[]> => {
    const part = parts[index] as Omit<Grid, 'metres'>
    const grid = await askGrid(ask('horizon'), part)
    grids.set(index, grid)
    return [{ kind: 'bytes', name: nameOf(index), bytes: Buffer.from(grid.metres.buffer) }]
  }
  const partOf = (index: number): Grid => {
    const part = parts[index] as Omit<Grid, 'metres'>
    const grid = grids.get(index) ?? {
      ...part,
      metres: readRaster(readFileSync(join(proposalsFolder, nameOf(index))), part.width * part.height),
    }
    grids.set(index, grid)
    return grid
  }
  return [
    ...parts.map((_, index) => ({
      key: `horizon part ${index}`,
      name: `the height model of Lofoten, part ${index + 1} of ${parts.length}`,
      run: () => loadPart(index),
    })),
    ...wanted.map((entry) => ({
      key: `horizon ${keyOf(entry)}`,
      name: entry.name,
      run: () =>
        findHorizon(
          entry,
          ask('horizon'),
          parts.map((_, index) => partOf(index)),
          today,
        ),
    })),
  ]
}

const fileOf = ({ kind, id }: Pick<GuideEntry, 'kind' | 'id'>) =>
  `open-data/horizons/${kind.split('/').at(-1)}-${id}.json`

async function findHorizon(entry: GuideEntry, ask: Ask, around: readonly Grid[], today: string): Promise<Finding[]> {
  const tenths = reckonHorizon(entry.position, [await askGrid(ask, fineAround(entry.position)), ...around])
  const month = monthInLanguages(today)
  const source = {
    no: `Regnet ut fra Kartverkets høydemodell, © Kartverket (CC BY 4.0), ${month.no}`,
    en: `Reckoned from Kartverket’s height model, © Kartverket (CC BY 4.0), ${month.en}`,
    de: `Berechnet nach dem Höhenmodell von Kartverket, © Kartverket (CC BY 4.0), ${month.de}`,
  }
  const highest = Math.max(...tenths)
  return [
    {
      kind: 'proposal',
      isConflict: false,
      draft: {
        service: 'horizon',
        kind: entry.kind,
        entry: entry.id,
        name: entry.name,
        path: ['horizon'],
        new: { highest: highest / 10, towards: tenths.indexOf(highest), tenths },
        source,
        licence: 'CC BY 4.0',
        address: 'https://hoydedata.no',
        remarks: [
          ...(highest === 0 ? ['It is flat all round: does the point lie on land?'] : []),
          ...(entry.isApproximate ? ['The place is only roughly known.'] : []),
        ],
        writes: [{ file: fileOf(entry), path: [], value: { source, checkedOn: '$today', tenths } }],
      },
    },
  ]
}

function fineAround(place: Position): Omit<Grid, 'metres'> {
  const { east, north } = projectToUtm(place)
  return {
    ...fine,
    east: Math.round(east - (fine.width * fine.cell) / 2),
    north: Math.round(north - (fine.height * fine.cell) / 2),
  }
}
