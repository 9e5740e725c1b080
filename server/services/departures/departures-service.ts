import type { StopDepartures } from '#contract/departures.ts'
import { endOfServiceDay, serviceDayOf } from '#contract/service-day.ts'
import type { ServedStop } from '#contract/serving-manifest.ts'
import type { CacheParts } from '#server/cache/refreshing-cache.ts'
import type { HeaderFields, ReadyAnswer } from '#server/http/ready-answer.ts'
import { createAnswerFromMemory } from '#server/services/live-parts/answer-from-memory.ts'
import {
  type ContentRule,
  createLivePart,
  type LivePart,
  type PartAnswer,
} from '#server/services/live-parts/live-part.ts'
import {
  type DeparturesSource,
  type LastWays,
  lastWays,
  type StopDepartures as StoredDepartures,
  stopDepartures,
  type WayQuestion,
} from './departures-source.ts'
import { describeDepartures, describeLastWay } from './describe-departures.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface DeparturesService {
  isKnown: (stop: string) => boolean
  /** Returns the answer if it needs no I/O; undefined for unknown stops. */
  findReady: (stop: string) => ReadyAnswer | undefined
  /** Resolves with the newest answer available in time; call only for known stops. Never throws. */
  answer: (stop: string) => Promise<ReadyAnswer>
  /** Of the stops that the page of today shows. */
  today: LivePart<StopDepartures[]>
}

interface DeparturesServiceParts extends CacheParts {
  /** Null: switched off. */
  source: DeparturesSource | null
  stops: Readonly<Record<string, ServedStop>>
  headers: HeaderFields
}

const partSource = { credit: 'Data made available by Entur', link: 'https://entur.no/' }

/**
 * Asked for what leaves from now on, so the first departure is as old as the list at least. Half a day is more than any boat is late.
 */
const departuresContent: readonly ContentRule<StoredDepartures>[] = [
  {
    of: (stop) => {
      const times = stop?.departures.map(({ plannedAt, expectedAt }) => Math.max(plannedAt, expectedAt)) ?? []
      return times.length > 0 ? Math.min(...times) : null
    },
    staleAfterMs: 6 * hourMs,
    dropAfterMs: 12 * hourMs,
  },
]

/** The ways of a day reach back most of it, and are asked for anew each day: the last one of all is never a day old. */
const waysContent: readonly ContentRule<LastWays>[] = [
  {
    of: (found) => (found.length > 0 ? Math.max(...found.map(({ endsAt }) => endsAt)) : null),
    staleAfterMs: 24 * hourMs,
    dropAfterMs: 24 * hourMs,
  },
]

const policy = {
  staleAfterMs: 5 * minuteMs,
  dropAfterMs: 30 * minuteMs,
  // A client that comes back at once after a refusal is blocked for longer.
  shortestBackoffMs: minuteMs,
}

export function createDeparturesService({
  source,
  stops,
  headers,
  ...parts
}: DeparturesServiceParts): DeparturesService {
  const ids = Object.keys(stops)
  const shownToday = ids.filter((id) => stops[id]?.isShownToday)
  const { clock } = parts

  const departures = createLivePart<string, string, StoredDepartures, Omit<StopDepartures, 'lastWayBack'>[]>(
    {
      ...partSource,
      name: 'departures',
      source: source?.departures ?? null,
      listKeys: () => ids,
      ask: (stop) => stops[stop]?.registerId ?? '',
      schema: stopDepartures,
      policy: { ...policy, content: departuresContent },
      describe: (values, now) => {
        const known = [...values].flatMap(([stop, value]) => (value ? [describeDepartures(stop, value, now)] : []))
        // A stop that the register does not know any more is not one from which nothing leaves.
        return known.length > 0 ? known : null
      },
    },
    parts,
  )

  const ways = createLivePart<string, WayQuestion, LastWays, ReadonlyMap<string, LastWays>>(
    {
      ...partSource,
      name: 'ways',
      source: source?.ways ?? null,
      // By service day: what is the last way tonight says nothing about tomorrow.
      listKeys: (now) => ids.flatMap((stop) => nameWay(stop, now) ?? []),
      ask: (way) => readWay(way),
      schema: lastWays,
      policy: { ...policy, content: waysContent },
      describe: (values) => values,
    },
    parts,
  )

  /** Returns `vaeroy>moskenes@2026-11-23`; undefined where there is no way back. */
  function nameWay(stop: string, now: number): string | undefined {
    const from = stops[stop]?.wayBack
    return from && stops[from] ? `${from}>${stop}@${serviceDayOf(now)}` : undefined
  }

  function readWay(way: string): WayQuestion {
    const [, from = '', to = '', date = ''] = /^(.+)>(.+)@(.+)$/.exec(way) ?? []
    return { from: stops[from]?.registerId ?? '', to: stops[to]?.registerId ?? '', by: endOfServiceDay(date) }
  }

  function listWays(some: readonly string[]): string[] {
    return some.flatMap((stop) => nameWay(stop, clock()) ?? [])
  }

  function describe(some: readonly string[]): PartAnswer<StopDepartures[]> {
    const { data, ...part } = departures.describe(some)
    if (data === null) return { ...part, data }
    const now = clock()
    const wayOf = ways.describe(listWays(some)).data
    return {
      ...part,
      data: data.map((each) => {
        const found = wayOf?.get(nameWay(each.stop, now) ?? '')
        const from = stops[each.stop]?.wayBack ?? ''
        return { ...each, lastWayBack: found ? describeLastWay(from, serviceDayOf(now), found, now) : null }
      }),
    }
  }

  function refresh(some: readonly string[]): Promise<unknown> {
    return Promise.all([departures.refresh(some), ways.refresh(listWays(some))])
  }

  const listHeld = () => [...departures.listHeld(), ...ways.listHeld()]

  const answers = new Map(
    ids.map((stop) => [
      stop,
      createAnswerFromMemory({
        refresh: () => refresh([stop]),
        describe: () => {
          const { data, ...part } = describe([stop])
          return { ...part, data: data?.[0] ?? null }
        },
        listHeld,
        listParts: (part) => [part],
        clock,
        headers,
      }),
    ]),
  )

  return {
    isKnown: (stop) => answers.has(stop),
    findReady: (stop) => answers.get(stop)?.findReady(),
    answer: (stop) => (answers.get(stop) as NonNullable<ReturnType<typeof answers.get>>).answer(),
    today: {
      refresh: async () => void (await refresh(shownToday)),
      describe: () => describe(shownToday),
      listHeld,
    },
  }
}
