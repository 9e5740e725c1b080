import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { type Assistant, UnknownEntry, waysToTravel } from '#contract/assistant.ts'
import { type Language, languageKeys } from '#contract/languages.ts'
import { readOsloClock } from '#contract/service-day.ts'
import { longestAssistantAnswerBytes } from '#server/limits/request-limits.ts'
import type { TodayService } from '#server/services/today/today-service.ts'
import { describeToday } from './describe-today.ts'

export const assistantTools = ['find', 'facts', 'today', 'check_day'] as const
export type AssistantTool = (typeof assistantTools)[number]
export type ToolOutcome = 'answered' | 'refused'

export interface GuideServerParts {
  assistant: Assistant
  today: TodayService
  /** Like `https://lofoten.example`. */
  origin: string
  /** Returns whether the page of a path has links that earn a commission. */
  earns: (path: string) => boolean
  clock: () => number
  version: string
  log: { error: (fields: object, message: string) => void }
  /** Counts a call, without what was asked. */
  count: (tool: AssistantTool, outcome: ToolOutcome) => void
}

/** Returns whether a text fits into an answer, in which it stands as a string of JSON. */
function fits(text: string): boolean {
  return Buffer.byteLength(JSON.stringify(text)) <= longestAssistantAnswerBytes - frameBytes
}

/** What the protocol puts around a text. */
const frameBytes = 512

/** The protocol's error, with one sentence for who asked. */
function refuse(sentence: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, sentence)
}

const mostStops = 20
const longestWords = 200
const farthestYears = 3

const language = z
  .enum(languageKeys as [Language, ...Language[]])
  .default('en')
  .describe('Language of the answer')
const entry = z
  .string()
  .max(80)
  .regex(/^[a-z]+\/[A-Za-z0-9-]+$/, 'must be an entry as find names it, like "trips/ryten"')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in Norway like "09:30"')

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/**
 * Returns a server for one request: it keeps nothing between two of them. Its tools read and write nothing, take no address, and answer in
 * the guide's own words.
 */
export function createGuideServer({
  assistant,
  today,
  origin,
  earns,
  clock,
  version,
  log,
  count,
}: GuideServerParts): McpServer {
  const server = new McpServer({ name: 'lofoten-guide', version }, { capabilities: { tools: { listChanged: false } } })
  const absolute = (path: string) => new URL(path, origin).href

  /** Answers with JSON as text, counts, and turns what the guide refuses into the protocol's error. */
  async function answer(tool: AssistantTool, describe: () => object | Promise<object>) {
    try {
      const text = JSON.stringify(await describe())
      if (!fits(text)) throw refuse('The answer would be too long: ask for less.')
      count(tool, 'answered')
      return { content: [{ type: 'text' as const, text }] }
    } catch (error) {
      count(tool, 'refused')
      if (error instanceof UnknownEntry)
        throw refuse(`The guide has no entry "${error.message}": find lists those it has.`)
      if (error instanceof ProtocolError) throw error
      // What went wrong is nothing that an assistant could mend, and may say more than it should.
      log.error({ err: error, tool }, 'an unexpected error')
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The guide cannot answer this now.')
    }
  }

  server.registerTool(
    'find',
    {
      title: 'Find entries of the guide',
      description:
        'Returns up to ten entries and pages of the Lofoten guide whose name, place or description has the words.',
      inputSchema: z.strictObject({
        words: z.string().trim().min(2).max(longestWords).describe('A name, a place, a kind of thing'),
        language,
      }),
      annotations: readOnly,
    },
    (asked) =>
      answer('find', () => ({
        found: assistant.find(asked.words, asked.language).map(({ path, ...page }) => ({
          ...page,
          address: absolute(path),
          ...(earns(path) ? { pageEarnsCommission: true } : {}),
        })),
      })),
  )
  server.registerTool(
    'facts',
    {
      title: 'Facts of an entry',
      description:
        'Returns every fact of an entry with value, unit, source and the day it was checked. A value of null is not known.',
      inputSchema: z.strictObject({ entry: entry.describe('As find names it: trips/ryten'), language }),
      annotations: readOnly,
    },
    (asked) =>
      answer('facts', () => {
        const found = assistant.facts(asked.entry, asked.language)
        if (!found) throw new UnknownEntry(asked.entry)
        const { path, ...said } = found
        return { ...said, address: absolute(path) }
      }),
  )
  server.registerTool(
    'today',
    {
      title: 'Lofoten today',
      description:
        'Returns warnings, avalanche danger, forecast, departures, flights, road, sea and tide of today with the age of each. What is old is left out.',
      inputSchema: z.strictObject({ language }),
      annotations: { ...readOnly, idempotentHint: false },
    },
    (asked) =>
      answer('today', async () => {
        const address = absolute(assistant.pathOf('today', asked.language))
        const described = await describeToday(today, clock())
        return described.map((each) => ({ ...each, address })).find((each) => fits(JSON.stringify(each))) ?? { address }
      }),
  )
  server.registerTool(
    'check_day',
    {
      title: 'Check a planned day',
      description:
        'Returns the times of a day of up to twenty stops and remarks on it: closed, dark, too long, no boat, not known.',
      inputSchema: z.strictObject({
        date: z.iso.date('must be a day like "2027-07-08"'),
        by: z.enum(waysToTravel).default('car').describe('How one travels; ev is an electric car'),
        stops: z
          .array(
            z.strictObject({
              entry,
              arrive: time.optional().describe('When one wants to be there, HH:MM'),
              minutes: z.int().min(0).max(1440).optional().describe('How long one stays'),
            }),
          )
          .min(1)
          .max(mostStops),
        start: time.optional().describe('When the day begins, HH:MM'),
        from: entry.optional().describe('Where the night before is spent'),
        to: entry.optional().describe('Where the night after is spent'),
        withChildren: z.boolean().optional().describe('Small children come along'),
        language,
      }),
      annotations: readOnly,
    },
    ({ language: spoken, ...day }) =>
      answer('check_day', () => {
        refuseOtherDays(day.date)
        const { stops, ...checked } = assistant.checkDay(day, spoken)
        return {
          ...checked,
          stops: stops.map(({ path, ...stop }) => ({ ...stop, address: path && absolute(path) })),
          address: absolute(assistant.pathOf('myTrip', spoken)),
        }
      }),
  )

  function refuseOtherDays(date: string): void {
    const first = readOsloClock(clock()).date
    const last = `${Number(first.slice(0, 4)) + farthestYears}${first.slice(4)}`
    if (date < first || date > last)
      throw refuse(`The date must be a day from today on, at most ${farthestYears} years ahead.`)
  }

  return server
}
