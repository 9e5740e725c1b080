import * as z from 'zod'
import type {
  Departure,
  LastWays,
  StopDepartures,
  TransportMessage,
} from '#server/services/departures/departures-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'
import { mostDepartures, periodSeconds } from './entur-queries.ts'

// Bounds keep a hostile answer from costing memory; what is longer is no answer.
const shortText = z.string().max(500)
const longText = z.string().max(10_000)
const moment = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time))

const translated = z.array(z.object({ value: longText, language: shortText.nullish() })).max(20)

const message = z.object({
  id: shortText,
  situationNumber: shortText.nullish(),
  reportType: shortText.nullish(),
  summary: translated,
  description: translated,
  advice: translated,
  infoLinks: z
    .array(z.object({ uri: z.string().max(2000) }))
    .max(50)
    .nullish(),
  validityPeriod: z.object({ startTime: moment.nullish(), endTime: moment.nullish() }).nullish(),
})
// Each is read for itself.
const messages = z.array(z.unknown()).max(100)

const call = z.object({
  aimedDepartureTime: moment,
  expectedDepartureTime: moment,
  actualDepartureTime: moment.nullish(),
  realtime: z.boolean(),
  predictionInaccurate: z.boolean(),
  cancellation: z.boolean(),
  forBoarding: z.boolean(),
  destinationDisplay: z.object({ frontText: shortText.nullish() }).nullish(),
  notices: z.array(z.object({ text: longText.nullish() })).max(50),
  situations: messages,
  serviceJourney: z.object({
    line: z.object({
      id: shortText,
      publicCode: shortText.nullish(),
      transportMode: shortText.nullish(),
      operator: z.object({ name: shortText }).nullish(),
      situations: messages,
    }),
  }),
})

// Errors come with the status 200 and perhaps with data beside them, which then has gaps.
const noErrors = { errors: z.array(z.unknown()).max(0).nullish() }

const stop = z.object({ id: shortText, situations: messages, estimatedCalls: z.array(z.unknown()).max(mostDepartures) })
const departuresBody = z.object({ ...noErrors, data: z.object({ stops: z.tuple([stop.nullable()]) }) })

const cancellable = z.object({ cancellation: z.boolean() }).nullish()
const tripPattern = z.object({
  expectedStartTime: moment,
  expectedEndTime: moment,
  legs: z
    .array(
      z.object({
        mode: shortText,
        realtime: z.boolean(),
        fromEstimatedCall: cancellable,
        toEstimatedCall: cancellable,
        line: z.object({ publicCode: shortText.nullish() }).nullish(),
      }),
    )
    .max(50),
})
const waysBody = z.object({
  ...noErrors,
  data: z.object({
    trip: z.object({
      routingErrors: z.array(z.object({ code: shortText })).max(20),
      tripPatterns: z.array(z.unknown()).max(50),
    }),
  }),
})

// The only ones that mean «nothing goes»; all others say that the question was not understood.
const emptyReasons = new Set(['noTransitConnection', 'noTransitConnectionInSearchWindow', 'outsideServicePeriod'])

/** Returns the departures of a stop, asked at `now`; null if the service does not know it. Throws for errors, which come as 200. */
export function readDepartures(text: string, asked: string, now: number, readEach: ReadEach): StopDepartures {
  const [found] = departuresBody.parse(JSON.parse(text)).data.stops
  if (found === null) return null
  if (found.id !== asked) throw new Error('an answer about another stop')
  const readMessages = (given: unknown[]) => readEach('a message', given, (each) => message.parse(each)).values
  const read = readEach('a departure', found.estimatedCalls, (each) => {
    const given = call.parse(each)
    return { ...given, said: readMessages([...given.situations, ...given.serviceJourney.line.situations]) }
  })
  const readable = demandSome(read)
  const calls = readable.filter(({ forBoarding, cancellation }) => forBoarding || cancellation)
  const departures = calls.map(translateCall).sort((one, other) => one.plannedAt - other.plannedAt)
  const isCut = found.estimatedCalls.length >= mostDepartures
  const lastCall = Math.max(...readable.map(({ aimedDepartureTime }) => aimedDepartureTime))
  const all = [...readMessages(found.situations), ...calls.flatMap(({ said }) => said)].map(translateMessage)
  const once = [...new Map(all.map((given) => [given.id, given])).values()]
  return {
    departures,
    messages: once.sort((one, other) => Number(other.isIncident) - Number(one.isIncident)),
    // What could not be read may be the last one of any day.
    reachesTo: read.odd.length > 0 ? now : isCut ? lastCall : now + periodSeconds * 1000,
  }
}

/** Returns the ways found, latest first; none only where the service says that nothing goes. */
export function readWays(text: string, readEach: ReadEach): LastWays {
  const { tripPatterns, routingErrors } = waysBody.parse(JSON.parse(text)).data.trip
  const unexpected = routingErrors.find(({ code }) => !emptyReasons.has(code))
  if (unexpected) throw new Error(`no way because of ${unexpected.code}`)
  const read = readEach('a way', tripPatterns, (given) => tripPattern.parse(given))
  const ways = demandSome(read)
    .filter(({ legs }) => legs.some(({ mode }) => mode !== 'foot'))
    .map(({ expectedStartTime, expectedEndTime, legs }) => {
      const rides = legs.filter(({ mode }) => mode !== 'foot')
      return {
        startsAt: expectedStartTime,
        endsAt: expectedEndTime,
        isCancelled: rides.some((leg) => leg.fromEstimatedCall?.cancellation || leg.toEstimatedCall?.cancellation),
        isLive: rides.every(({ realtime }) => realtime),
        lineCodes: rides.flatMap(({ line }) => line?.publicCode ?? []),
      }
    })
    .sort((one, other) => other.startsAt - one.startsAt)
  // What could not be read may run: nobody can say that nothing does.
  if (read.odd.length > 0 && ways.every(({ isCancelled }) => isCancelled))
    throw new Error('no way that can be read runs')
  return ways
}

function translateCall(given: z.infer<typeof call> & { said: z.infer<typeof message>[] }): Departure {
  const { line } = given.serviceJourney
  return {
    plannedAt: given.aimedDepartureTime,
    expectedAt: given.expectedDepartureTime,
    leftAt: given.actualDepartureTime ?? null,
    isLive: given.realtime,
    isApproximate: given.predictionInaccurate,
    isCancelled: given.cancellation,
    destination: given.destinationDisplay?.frontText ?? '',
    lineId: line.id,
    lineCode: line.publicCode || null,
    mode: line.transportMode ?? null,
    operator: line.operator?.name ?? null,
    notices: given.notices.flatMap(({ text }) => text || []),
    messages: [...new Set(given.said.map(identify))],
  }
}

function translateMessage(given: z.infer<typeof message>): TransportMessage {
  const { summary, description, advice, infoLinks, validityPeriod } = given
  return {
    id: identify(given),
    isIncident: given.reportType === 'incident',
    summary: pickLanguages(summary),
    description: pickLanguages(description),
    advice: pickLanguages(advice),
    link: infoLinks?.map(({ uri }) => uri).find(isWebAddress) ?? null,
    from: validityPeriod?.startTime ?? null,
    to: validityPeriod?.endTime ?? null,
  }
}

function identify({ id, situationNumber }: z.infer<typeof message>): string {
  return situationNumber || id
}

/** Returns the texts of both languages that there are; empty ones count as none. */
function pickLanguages(texts: z.infer<typeof translated>) {
  const pick = (...languages: string[]) =>
    texts.find(({ language, value }) => languages.includes(language ?? 'no') && value.trim() !== '')?.value ?? null
  return { no: pick('no', 'nb', 'nn'), en: pick('en') }
}

function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
