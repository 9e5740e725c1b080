import { readOsloClock } from '#contract/service-day.ts'
import type { TodayAnswer, TodayPartName, TodayParts } from '#contract/today.ts'
import type { HeaderFields } from '#server/http/ready-answer.ts'
import { type AnswerFromMemory, createAnswerFromMemory } from '#server/services/live-parts/answer-from-memory.ts'
import type { LivePart } from '#server/services/live-parts/live-part.ts'

export type TodayService = AnswerFromMemory

/** The parts of today in memory, each with the data of the contract. */
export type LiveParts = { [Name in TodayPartName]: LivePart<NonNullable<TodayParts[Name]['data']>> }

interface TodayServiceParts {
  parts: LiveParts
  clock: () => number
  headers: HeaderFields
}

/** Returns the answer to `GET /api/today`: every part as it is, none waiting for another longer than a visitor should. */
export function createTodayService({ parts, clock, headers }: TodayServiceParts): TodayService {
  const all = Object.entries(parts) as [TodayPartName, LivePart<unknown>][]
  return createAnswerFromMemory<TodayAnswer>({
    refresh: () => Promise.all(all.map(([, part]) => part.refresh())),
    describe: () => ({
      date: readOsloClock(clock()).date,
      parts: Object.fromEntries(all.map(([name, part]) => [name, part.describe()])) as TodayParts,
    }),
    listHeld: () => all.flatMap(([, part]) => part.listHeld()),
    listParts: (answer) => Object.values(answer.parts),
    clock,
    headers,
  })
}
