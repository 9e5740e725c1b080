import type { AirportFlights, GuideAirport } from '#server/services/today/flights-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'
import { findChild, readXml, type XmlElement } from '#server/upstream/read-xml.ts'

type Flight = AirportFlights['flights'][number]

const mostFlights = 2000

const states: Record<string, Flight['state']> = {
  A: 'arrived',
  C: 'cancelled',
  D: 'departed',
  E: 'newTime',
  N: 'newInformation',
}

/** Returns the flights of an airport. Throws if it is another one, as after a parameter that was not understood. */
export function readFlights(text: string, asked: GuideAirport, readEach: ReadEach): AirportFlights {
  const root = readXml(text)
  if (root.name !== 'airport' || root.attributes.name !== asked) throw new Error('an answer about something else')
  const list = findChild(root, 'flights')
  if (!list) throw new Error('no list of flights')
  const flights = list.children.filter(({ name }) => name === 'flight')
  if (flights.length > mostFlights) throw new Error(`${flights.length} flights`)
  return {
    updatedAt: readTime(list.attributes.lastUpdate),
    flights: demandSome(readEach('a flight', flights, readFlight)).sort(
      (one, other) => one.plannedAt - other.plannedAt,
    ),
  }
}

function readFlight(flight: XmlElement): Flight {
  const status = findChild(flight, 'status')?.attributes
  const direction = readText(flight, 'arr_dep')
  if (direction !== 'A' && direction !== 'D') throw new Error('a flight that neither arrives nor departs')
  return {
    id: flight.attributes.uniqueID?.slice(0, 40) ?? '',
    airline: demand(flight, 'airline'),
    number: demand(flight, 'flight_id'),
    direction: direction === 'A' ? 'arrival' : 'departure',
    plannedAt: readTime(readText(flight, 'schedule_time') ?? undefined),
    otherAirport: demand(flight, 'airport'),
    via: readText(flight, 'via_airport')?.split(',').slice(0, 10) ?? [],
    state: status === undefined ? 'planned' : (states[status.code ?? ''] ?? 'other'),
    stateTime: status?.time === undefined ? null : readTime(status.time),
    isDelayed: readText(flight, 'delayed') === 'Y',
    gate: readText(flight, 'gate'),
    belt: readText(flight, 'belt'),
  }
}

function demand(flight: XmlElement, name: string): string {
  const text = readText(flight, name)
  if (text === null) throw new Error(`a flight without ${name}`)
  return text
}

function readText(flight: XmlElement, name: string): string | null {
  return findChild(flight, name)?.text.slice(0, 60) || null
}

/** All times are UTC and say so; another one would be hours wrong. */
function readTime(time = ''): number {
  const read = /T[\d:.]+Z$/.test(time) ? Date.parse(time) : Number.NaN
  if (Number.isNaN(read)) throw new Error('a time that is not in UTC')
  return read
}
