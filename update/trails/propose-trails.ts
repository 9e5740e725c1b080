import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { measureTrail, resampleLine, type TrailPoint } from '#site/domain/geography/trail-line.ts'
import type { Ask } from '#update/core/ask.ts'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { type Finding, keyOf, monthInLanguages, type Service } from '#update/core/service.ts'
import { askHeights } from '#update/heights/ask-heights.ts'
import type { Json } from '#yaml/json.ts'
import { valueAt } from '#yaml/json.ts'
import { askTrails } from './ask-trails.ts'
import { joinSegments, mostMetresAway } from './join-segments.ts'

const stepMetres = 15
const marginDegrees = 0.012
/** Farther apart than this the register and the guide speak of different ways, or one is wrong. */
const mostDifference = 0.15

export const trailFile = (id: string) => `open-data/trails/${id}.json`

/** Proposes the line of each hike from its start to its goal, with heights along it, from Kartverket’s register of paths. */
export const proposeTrails: Service = ({ ask, entries, today, contentFolder }) =>
  entries
    .filter(({ kind, facts }) => kind === 'trips' && facts.type === 'hike')
    .map((entry) => ({
      key: `trails ${keyOf(entry)}`,
      name: entry.name,
      run: () => findLine(entry, ask('trails'), ask('heights'), today, contentFolder),
    }))

async function findLine(
  entry: GuideEntry,
  ask: Ask,
  askHeight: Ask,
  today: string,
  contentFolder: string,
): Promise<Finding[]> {
  const name = keyOf(entry)
  const goal = valueAt(entry.facts, ['summit', 'coordinates']) as unknown as Position | undefined
  if (!goal) return [{ kind: 'ask', entry: name, what: 'has no goal (summit) in facts.yaml, so no line can be found' }]
  const start = entry.position
  const sides = [start, goal]
  const [latitudes, longitudes] = [sides.map(({ latitude }) => latitude), sides.map(({ longitude }) => longitude)]
  const segments = await askTrails(ask, {
    south: Math.min(...latitudes) - marginDegrees,
    north: Math.max(...latitudes) + marginDegrees,
    west: Math.min(...longitudes) - marginDegrees * 2,
    east: Math.max(...longitudes) + marginDegrees * 2,
  })
  const joined = joinSegments(segments, start, goal)
  if (joined.kind === 'none') return [{ kind: 'not-found', entry: name }]
  const month = monthInLanguages(today)
  const source = {
    no: `© Kartverket, Tur- og friluftsruter og høydemodell (CC BY 4.0), ${month.no}`,
    en: `© Kartverket, hiking routes and height model (CC BY 4.0), ${month.en}`,
    de: `© Kartverket, Wanderrouten und Höhenmodell (CC BY 4.0), ${month.de}`,
  }
  const shared = {
    service: 'trails' as const,
    kind: entry.kind,
    entry: entry.id,
    name: entry.name,
    path: ['line'],
    source,
    licence: 'CC BY 4.0',
    address: 'https://kartkatalog.geonorge.no/metadata/d1422d17-6d95-4ef1-96ab-8af31744dd63',
  }
  if (joined.kind === 'broken') {
    const why = joined.isGap
      ? 'the marked paths do not join between start and goal'
      : `the nearest marked path stays ${joined.fromStart} m from the start and ${joined.fromGoal} m from the goal; ${mostMetresAway} m are allowed`
    return propose(
      entry,
      contentFolder,
      {
        ...shared,
        new: { isBroken: true, why },
        remarks: ['It is never drawn. Accepting only notes that it was looked at.'],
      },
      { isBroken: true, why, source, checkedOn: '$today' },
    )
  }
  const positions = resampleLine(joined.line, stepMetres)
  const { line, doubt } = await addHeights(positions, askHeight)
  const { kilometres, climb } = measureTrail(line)
  const value: Json = {
    kilometres: Math.round(kilometres * 100) / 100,
    ...(climb ? { climb: climb.there } : {}),
    routes: joined.routes,
    line: line as unknown as Json,
  }
  const remarks = [
    ...compare(entry, kilometres, climb),
    ...(joined.accuracy !== undefined && joined.accuracy >= 10
      ? [`The register’s line may be ${joined.accuracy} m off: it is drawn on a map, not walked.`]
      : []),
  ]
  return [
    ...propose(
      entry,
      contentFolder,
      { ...shared, new: value, remarks },
      { source, checkedOn: '$today', routes: joined.routes, line: line as unknown as Json },
    ),
    ...(doubt === undefined
      ? []
      : [{ kind: 'failed' as const, entry: name, what: `has a line without heights: ${doubt}` }]),
  ]
}

async function addHeights(positions: readonly Position[], ask: Ask): Promise<{ line: TrailPoint[]; doubt?: string }> {
  try {
    const heights = await askHeights(ask, positions)
    return { line: positions.map(({ latitude, longitude }, index) => [latitude, longitude, heights[index] as number]) }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return { line: positions.map(({ latitude, longitude }) => [latitude, longitude]), doubt: error.message }
  }
}

type DraftOfLine = Omit<Extract<Finding, { kind: 'proposal' }>['draft'], 'writes' | 'old'>

/** Returns the proposal unless the file of content says the same already. */
export function propose(
  entry: GuideEntry,
  contentFolder: string,
  draft: DraftOfLine,
  content: Record<string, Json>,
): Finding[] {
  const file = join(contentFolder, trailFile(entry.id))
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Json>) : undefined
  if (known && JSON.stringify(known.line ?? known.why) === JSON.stringify(content.line ?? content.why))
    return [{ kind: 'same', entry: keyOf(entry), what: 'line' }]
  const old: Json | undefined = known && { points: Array.isArray(known.line) ? known.line.length : 0 }
  return [
    {
      kind: 'proposal',
      isConflict: known !== undefined,
      draft: { ...draft, ...(old ? { old } : {}), writes: [{ file: trailFile(entry.id), path: [], value: content }] },
    },
  ]
}

/** Returns in words where the line and the guide’s figures are far apart. */
function compare({ facts }: GuideEntry, kilometres: number, climb: ReturnType<typeof measureTrail>['climb']): string[] {
  const isReturn = valueAt(facts, ['length', 'way']) === 'return'
  const pairs = [
    ['km', valueAt(facts, ['length', 'kilometres']), isReturn ? kilometres * 2 : kilometres],
    ['m climb', valueAt(facts, ['ascent', 'metres']), climb && (isReturn ? climb.there + climb.back : climb.there)],
  ] as const
  return pairs.flatMap(([unit, said, measured]) =>
    typeof said === 'number' && measured !== undefined && Math.abs(measured - said) > said * mostDifference
      ? [
          `Measured ${measured.toFixed(unit === 'km' ? 1 : 0)} ${unit}; the guide says ${said}. More than 15 % apart: is it the same way?`,
        ]
      : [],
  )
}
