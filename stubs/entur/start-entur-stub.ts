import { refuse, type ServiceRequest, type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'
import { eveningBoats } from './evening-boats.ts'

const hourMs = 3_600_000

const ownFaults = [
  'errors-as-200',
  'errors-beside-data',
  'unknown-stop',
  'empty',
  'other-stop',
  'markup',
  'time-without-zone',
] as const
type EnturFault = (typeof ownFaults)[number]

/** Ferries and a bus with the hours at which they leave here, which are no timetable. */
const ferries = [
  {
    quay: 'NSR:Quay:81840',
    far: 'NSR:Quay:85038',
    front: 'Bodø',
    line: 'NOR:Line:12_8782',
    code: '18-782',
    hours: [6, 11, 15, 19],
  },
  {
    quay: 'NSR:Quay:85038',
    far: 'NSR:Quay:81840',
    front: 'Moskenes',
    line: 'NOR:Line:12_8782',
    code: '18-782',
    hours: [1, 7, 14, 17],
  },
  {
    quay: 'NSR:Quay:84710',
    far: 'NSR:Quay:81840',
    front: 'Moskenes',
    line: 'NOR:Line:12_8782',
    code: '18-782',
    hours: [9, 13, 17, 21],
  },
  {
    quay: 'NSR:Quay:84887',
    far: 'NSR:Quay:81840',
    front: 'Moskenes',
    line: 'NOR:Line:12_8782',
    code: '18-782',
    hours: [8, 16],
  },
  {
    quay: 'NSR:Quay:82806',
    far: 'NSR:Quay:82790',
    front: 'Bognes',
    line: 'NOR:Line:12_8703',
    code: '18-703',
    hours: [6, 8, 10, 13, 16, 19, 21],
  },
  {
    quay: 'NSR:Quay:82790',
    far: 'NSR:Quay:82806',
    front: 'Lødingen',
    line: 'NOR:Line:12_8703',
    code: '18-703',
    hours: [7, 9, 12, 15, 18, 20, 22],
  },
  // Buses of a stop place; its id is made up.
  {
    quay: 'NSR:StopPlace:99001',
    far: 'NSR:Quay:81840',
    front: 'Å i Lofoten',
    line: 'NOR:Line:EXAMPLE_300',
    code: '300',
    hours: [7, 9, 12, 15, 18],
  },
]

/** Starts a stub of Entur's Journey Planner: ferries that a storm keeps in port, or that leave on a still day. */
export function startEnturStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults,
    wrongShape: '{"data":{"stops":"later","trip":[]}}',
    answer: (request, fault) => {
      if (request.address.pathname === '/geocoder/v1/autocomplete') return answerGeocoder(request)
      if (request.method !== 'POST' || request.address.pathname !== '/journey-planner/v3/graphql') {
        return refuse(404, 'Not found')
      }
      // Entur would only slow such a client down; here it is seen at once.
      if (!/^[a-z\d]+-[\w-]+$/i.test(String(request.headers['et-client-name'] ?? ''))) return refuse(403, 'No name')
      return { contentType: 'application/json', body: JSON.stringify(answerQuery(request, fault)) }
    },
  })
}

/** Names that begin alike: a stop, one in another part of the country, and an address. */
function answerGeocoder({ address }: ServiceRequest): { contentType: string; body: string } {
  const text = address.searchParams.get('text') ?? ''
  const places = [
    {
      id: 'NSR:StopPlace:99001',
      label: 'Svolvær eksempelstopp, Vågan',
      at: [14.5678, 68.2345],
      category: ['onstreetBus'],
    },
    { id: 'NSR:StopPlace:99002', label: 'Svolværgata, Oslo', at: [10.75, 59.91], category: ['onstreetBus'] },
    {
      id: 'KVE:TopographicPlace:1865-Svolværveien',
      label: 'Svolværveien, Vågan',
      at: [14.57, 68.23],
      category: ['street'],
    },
  ]
  const features = places
    .filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
    .map(({ id, label, at, category }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: at },
      properties: { id, name: label.split(',')[0], label, layer: 'venue', category },
    }))
  return { contentType: 'application/json', body: JSON.stringify({ type: 'FeatureCollection', features }) }
}

function answerQuery(request: ServiceRequest, fault: EnturFault | null): object {
  const { body } = request
  const { query, variables } = JSON.parse(body)
  const errors = [{ message: 'Validation error', extensions: { classification: 'ValidationError' } }]
  if (fault === 'errors-as-200') return { errors, data: null }
  const kind = /stops: (quays|stopPlaces)\(/.exec(query)?.[1]
  const data = kind
    ? {
        stops: variables.stops.map((id: string) =>
          // As the real service, which does not find the one among the other.
          id.startsWith(kind === 'quays' ? 'NSR:Quay:' : 'NSR:StopPlace:')
            ? describeStop(id, query, request, fault)
            : null,
        ),
      }
    : { trip: describeTrip(variables, request, fault) }
  const written = JSON.stringify(fault === 'errors-beside-data' ? { errors, data } : { data })
  return JSON.parse(fault === 'time-without-zone' ? written.replaceAll(/(T\d\d:\d\d:\d\d)\+\d\d:\d\d/g, '$1') : written)
}

interface Journey {
  /** ms since 1970, by the timetable and as it is expected. */
  time: number
  expected: number
  isLive: boolean
  isCancelled: boolean
  /** How many leave before it from now on; negative once it has left. */
  turn: number
}

/**
 * Returns what leaves a quay between two moments. Both answers are made from it, so that none of them tells of a boat otherwise than
 * the other: in a storm the next one does not run, nor the last of a day on which two go before it, and the second is late.
 */
function listJourneys(
  { quay, hours }: (typeof ferries)[number],
  { now, weather, scenario }: ServiceRequest,
  from: number,
  to: number,
): Journey[] {
  const evening = scenario === 'evening' ? eveningBoats[quay] : undefined
  const ofDay = evening?.hours ?? hours
  const leavesAt = (time: number) => (evening && hourOf(time) === evening.late?.hour ? time + evening.late.ms : time)
  const coming = listTimes(ofDay, now - hourMs, now + 36 * hourMs).filter((time) => leavesAt(time) >= now)
  const isLastOfMany = (time: number) =>
    hourOf(time) === ofDay.at(-1) && coming.filter((each) => dayInNorway(each) === dayInNorway(time)).length > 2
  return listTimes(ofDay, from, to).map((time) => {
    const turn = coming.indexOf(time)
    const isLive = turn === 0 || turn === 1
    return {
      time,
      expected: evening ? leavesAt(time) : turn === 1 ? time + 12 * 60_000 : time,
      isLive,
      isCancelled: evening
        ? hourOf(time) === evening.cancelled
        : weather === 'storm' && turn >= 0 && (turn === 0 || isLastOfMany(time)),
      turn,
    }
  })
}

function describeStop(id: string, query: string, request: ServiceRequest, fault: EnturFault | null) {
  const { now, weather, scenario } = request
  const ferry = ferries.find(({ quay }) => quay === id)
  if (!ferry || fault === 'unknown-stop') return null
  const situations = weather === 'storm' ? [describeSituation(ferry.code, now, fault)] : []
  const journeys =
    fault === 'empty'
      ? []
      : listJourneys(ferry, request, now - hourMs, now + 36 * hourMs).filter(({ turn }) => turn >= 0)
  const calls = journeys.map(({ time, expected, isLive, isCancelled, turn }) => {
    return {
      date: dayInNorway(time),
      aimedDepartureTime: writeTime(time),
      expectedDepartureTime: writeTime(expected),
      actualDepartureTime: scenario === 'evening' && expected > time ? writeTime(expected) : null,
      realtime: isLive,
      realtimeState: isCancelled ? 'canceled' : isLive ? 'updated' : 'scheduled',
      predictionInaccurate: false,
      cancellation: isCancelled,
      forBoarding: true,
      destinationDisplay: { frontText: ferry.front, via: [] },
      notices: turn === 2 ? [{ id: 'NOR:Notice:EXAMPLE', text: 'Eksempel på en fotnote', publicCode: null }] : [],
      situations,
      serviceJourney: {
        id: `NOR:ServiceJourney:EXAMPLE_${turn}`,
        line: {
          id: ferry.line,
          publicCode: ferry.code,
          transportMode: ferry.quay.startsWith('NSR:StopPlace:') ? 'bus' : 'water',
          operator: { id: 'NOR:Operator:EXAMPLE', name: 'Eksempelrederi' },
          situations,
        },
      },
    }
  })
  // As the real service, which leaves cancelled journeys out unless it is asked for them.
  const estimatedCalls = /includeCancelledTrips:\s*true/.test(query)
    ? calls
    : calls.filter((each) => !each.cancellation)
  const odd = { date: dayInNorway(now), aimedDepartureTime: null, destinationDisplay: null, serviceJourney: null }
  return {
    id: fault === 'other-stop' ? 'NSR:Quay:1' : id,
    name: ferry.front,
    situations: [],
    estimatedCalls: scenario === 'closed' ? [odd, ...estimatedCalls] : estimatedCalls,
  }
}

function describeSituation(code: string, now: number, fault: EnturFault | null) {
  const value = `Eksempel: avganger på linje ${code} kan bli innstilt på grunn av vind.`
  return {
    id: `EXAMPLE-${code}`,
    situationNumber: `NOR:SituationNumber:EXAMPLE-${code}`,
    reportType: 'incident',
    severity: 'normal',
    summary: [{ value: fault === 'markup' ? '<img src=x onerror=alert(1)>' : value, language: 'no' }],
    description: [
      { value, language: 'no' },
      { value: `Example: departures on line ${code} may be cancelled because of wind.`, language: 'en' },
    ],
    advice: [{ value: '', language: 'no' }],
    infoLinks: [{ uri: fault === 'markup' ? 'javascript:alert(1)' : 'https://operator.example/', label: 'operator' }],
    validityPeriod: { startTime: writeTime(now - hourMs), endTime: null },
  }
}

function describeTrip(
  { from, to, by }: { from: { place: string }; to: { place: string }; by: string },
  request: ServiceRequest,
  fault: EnturFault | null,
) {
  const { now, answeredAt, scenario } = request
  const ferry = ferries.find(({ quay, far }) => quay === from.place && far === to.place)
  if (fault === 'unknown-stop' || !ferries.some(({ quay }) => quay === from.place)) {
    return { routingErrors: [{ code: 'locationNotFound' }], tripPatterns: [] }
  }
  if (!ferry || fault === 'empty') {
    return { routingErrors: [{ code: 'noTransitConnectionInSearchWindow' }], tripPatterns: [] }
  }
  const end = Date.parse(by) - (answeredAt - now)
  const tripMs = ((scenario === 'evening' ? eveningBoats[ferry.quay]?.tripHours : undefined) ?? 2) * hourMs
  const journeys = listJourneys(ferry, request, end - 24 * hourMs, end - tripMs).slice(-3)
  const tripPatterns = journeys.map(({ expected, isCancelled }) => ({
    expectedStartTime: writeTime(expected),
    expectedEndTime: writeTime(expected + tripMs),
    legs: [
      { mode: 'foot', realtime: false, fromEstimatedCall: null, toEstimatedCall: null, line: null },
      {
        mode: 'water',
        realtime: false,
        fromEstimatedCall: { cancellation: isCancelled },
        toEstimatedCall: { cancellation: false },
        line: { publicCode: ferry.code },
      },
    ],
  }))
  return { routingErrors: [], tripPatterns }
}

/** Returns the times of the hours in Norway within a period; 17.5 is half past five. */
function listTimes(hours: readonly number[], from: number, to: number): number[] {
  const first = Math.floor(from / hourMs) * hourMs
  const all = Array.from(
    { length: Math.max(0, Math.ceil((to - first) / hourMs)) },
    (_, index) => first + index * hourMs,
  )
  return all
    .flatMap((time) =>
      hours
        .filter((hour) => Math.floor(hour) === hourOf(time))
        .map((hour) => time + Math.round((hour % 1) * 60) * 60_000),
    )
    .filter((time) => time >= from && time < to)
}

/** Returns the hour in Norway, with the part of it that has passed. */
function hourOf(time: number): number {
  const written = writeTime(time)
  return Number(written.slice(11, 13)) + Number(written.slice(14, 16)) / 60
}

const inNorway = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'medium' })

function dayInNorway(time: number): string {
  return inNorway.format(time).slice(0, 10)
}

function writeTime(time: number): string {
  const local = inNorway.format(time).replace(' ', 'T')
  const offset = Math.round((Date.parse(`${local}Z`) - time) / hourMs)
  return `${local}+0${offset}:00`
}
