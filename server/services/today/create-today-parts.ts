import { readOsloClock } from '#contract/service-day.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import type { CacheParts } from '#server/cache/refreshing-cache.ts'
import { shiftDay, startOfOsloDay } from '#server/services/calendar/oslo-calendar.ts'
import type { DeparturesService } from '#server/services/departures/departures-service.ts'
import {
  type ContentRule,
  combineParts,
  createLivePart,
  createOffPart,
  type LivePart,
  type PartSource,
} from '#server/services/live-parts/live-part.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
import { type AuroraSource, auroraOval, kpIndex } from './aurora-source.ts'
import { type AvalancheSource, avalancheBulletins } from './avalanche-source.ts'
import { type ChargingSource, type ChargingStatus, chargingStations } from './charging-source.ts'
import {
  avalancheContent,
  chargingContent,
  flightsContent,
  hazardsContent,
  kpContent,
  oceanContent,
  ovalContent,
  roadContent,
  roadWeatherContent,
  tideContent,
  weatherWarningsContent,
} from './content-rules.ts'
import { describeCharging } from './describe-charging.ts'
import { describeAurora, describeAvalanche, describeSea, describeWarnings } from './describe-nature.ts'
import { describeFlights, describeRoad, describeRoadWeather, describeTide } from './describe-transport.ts'
import { airportFlights, type FlightsSource, guideAirports } from './flights-source.ts'
import { createForecastPart } from './forecast-part.ts'
import { type OceanSource, oceanForecast } from './ocean-source.ts'
import { type RoadSource, roadMessages } from './road-source.ts'
import { type RoadWeatherSource, roadWeather } from './road-weather-source.ts'
import { type TideSource, tidePrediction } from './tide-source.ts'
import type { LiveParts } from './today-service.ts'
import { type OfficialWarnings, officialWarnings, type WarningsSource } from './warnings-source.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What today is made of; null: the owner switched it off, or there is no key. */
export interface TodaySources {
  warnings: WarningsSource | null
  floods: WarningsSource | null
  landslides: WarningsSource | null
  avalanche: AvalancheSource | null
  ocean: OceanSource | null
  aurora: AuroraSource | null
  flights: FlightsSource | null
  road: RoadSource | null
  roadWeather: RoadWeatherSource | null
  tide: TideSource | null
  /** `status` null: nobody tells it. */
  charging: { register: ChargingSource; status: ChargingStatus | null } | null
}

/** What is asked and known elsewhere. */
interface OtherServices {
  departures: DeparturesService
  /** Null: switched off. */
  weather: Pick<WeatherService, 'forecast'> | null
  /** Numbers in the register of charging stations, by our own ids. */
  chargingStations: Readonly<Record<string, string>>
}

// What visitors read of a service whose part is off, failed or old is the same.
const weatherWarnings = { credit: 'MET Norway (CC BY 4.0)', link: 'https://www.met.no/vaer-og-klima/farevarsel' }
const floodWarnings = {
  credit: 'Varsler fra Flomvarslingen og Jordskredvarslingen i Norge og www.varsom.no',
  link: 'https://www.varsom.no/flom-og-jordskred/varsling/',
}
const avalanche = {
  credit: 'Varsler fra Snøskredvarslingen i Norge og www.varsom.no',
  link: 'https://www.varsom.no/snoskred/varsling/varsel/Lofoten%20og%20Vester%C3%A5len/',
}
const forecast = { credit: 'MET Norway (CC BY 4.0)', link: 'https://www.yr.no/' }
const aurora = { credit: 'NOAA SWPC', link: 'https://www.swpc.noaa.gov/products/aurora-30-minute-forecast' }
const roads = {
  credit: 'Inneholder data under norsk lisens for offentlige data (NLOD) tilgjengeliggjort av Statens vegvesen.',
  link: 'https://www.vegvesen.no/trafikk/',
}
const charging = { credit: 'NOBIL by Enova, CC BY 4.0', link: 'https://nobil.no/' }

/** Open water south and north of the islands, and off Svolvær. */
const coordinatesOfSea = {
  vestfjorden: { latitude: 67.85, longitude: 13.9 },
  norskehavet: { latitude: 68.35, longitude: 13.3 },
  svolvaer: { latitude: 68.2, longitude: 14.6 },
} as const
const seaPoints = Object.keys(coordinatesOfSea) as (keyof typeof coordinatesOfSea)[]

const roadPolicy = { staleAfterMs: 15 * minuteMs, dropAfterMs: 2 * hourMs, shortestBackoffMs: 2 * minuteMs }

/** Returns the parts of today over their sources, each asked on demand and as often as its service allows. */
export function createTodayParts(sources: TodaySources, services: OtherServices, parts: CacheParts): LiveParts {
  return {
    warnings: createWarningsPart('warnings', sources.warnings, weatherWarnings, weatherWarningsContent, parts),
    floods: combineParts(
      createWarningsPart('floods', sources.floods, floodWarnings, hazardsContent, parts),
      createWarningsPart('landslides', sources.landslides, floodWarnings, hazardsContent, parts),
      joinHazards,
    ),
    avalanche: createLivePart(
      {
        ...avalanche,
        name: 'avalanche',
        source: sources.avalanche,
        // Three days, as the region's bulletin has; a new day is a new question.
        listKeys: (now) => [readOsloClock(now).date],
        ask: (date) => ({ from: date, to: shiftDay(date, 2) }),
        schema: avalancheBulletins,
        policy: {
          content: avalancheContent,
          staleAfterMs: 6 * hourMs,
          dropAfterMs: 24 * hourMs,
          shortestBackoffMs: 5 * minuteMs,
        },
        countUnreadable: ({ unreadable }) => unreadable,
        describe: (values, now) => describeAvalanche(only(values), now),
      },
      parts,
    ),
    forecast: createForecastPart(services.weather, parts.clock, forecast),
    aurora: createAuroraPart(sources.aurora, parts),
    departures: services.departures.today,
    flights: createLivePart(
      {
        credit: 'Flydata fra Avinor',
        link: 'https://avinor.no/',
        name: 'flights',
        source: sources.flights,
        listKeys: () => guideAirports,
        ask: (airport) => airport,
        schema: airportFlights,
        // Avinor: every three minutes and not more often, also after a failure.
        policy: {
          content: flightsContent,
          staleAfterMs: 10 * minuteMs,
          dropAfterMs: hourMs,
          shortestBackoffMs: 3 * minuteMs,
        },
        dateValue: ({ updatedAt }) => updatedAt,
        describe: describeFlights,
      },
      parts,
    ),
    road: createLivePart(
      {
        ...roads,
        name: 'road',
        source: sources.road,
        listKeys: () => ['all'],
        ask: () => null,
        schema: roadMessages,
        policy: { ...roadPolicy, content: roadContent },
        dateValue: ({ listedAt }) => listedAt,
        countUnreadable: ({ unreadable }) => unreadable,
        describe: (values, now) => describeRoad(only(values), now),
      },
      parts,
    ),
    roadWeather: createLivePart(
      {
        ...roads,
        name: 'road-weather',
        source: sources.roadWeather,
        listKeys: () => ['all'],
        ask: () => null,
        schema: roadWeather,
        policy: { ...roadPolicy, content: roadWeatherContent },
        describe: (values, now) => describeRoadWeather(only(values), now),
      },
      parts,
    ),
    sea: createLivePart(
      {
        ...forecast,
        name: 'sea',
        source: sources.ocean,
        listKeys: () => seaPoints,
        ask: (point) => coordinatesOfSea[point],
        schema: oceanForecast,
        policy: {
          content: oceanContent,
          staleAfterMs: 6 * hourMs,
          dropAfterMs: 24 * hourMs,
          shortestBackoffMs: 5 * minuteMs,
        },
        dateValue: ({ updatedAt }) => updatedAt,
        describe: (values, now) => [...values].map(([point, value]) => describeSea(point, value, now)),
      },
      parts,
    ),
    tide: createLivePart(
      {
        credit: '© Kartverket',
        link: 'https://www.kartverket.no/til-sjos/se-havniva',
        name: 'tide',
        source: sources.tide,
        // Today and tomorrow; a new day is a new question.
        listKeys: (now) => [readOsloClock(now).date],
        ask: (date) => {
          const { latitude, longitude } = weatherPlaces.svolvaer
          return { latitude, longitude, from: startOfOsloDay(date), to: startOfOsloDay(shiftDay(date, 2)) }
        },
        schema: tidePrediction,
        policy: {
          content: tideContent,
          staleAfterMs: Number.POSITIVE_INFINITY,
          dropAfterMs: 48 * hourMs,
          shortestBackoffMs: 10 * minuteMs,
        },
        describe: (values) => describeTide(only(values)),
      },
      parts,
    ),
    charging: createChargingPart(sources.charging, services.chargingStations, parts),
  }
}

/** Returns the answer of a part that is asked for one thing; there is one whenever a part is described. */
function only<Value>(values: ReadonlyMap<string, Value>): Value {
  return values.values().next().value as Value
}

type Hazards = ReturnType<typeof describeWarnings>

/** Returns both lists, or what is known of one; null where that is nothing, which would look as if there were no warnings. */
function joinHazards(floods: Hazards | null, landslides: Hazards | null): Hazards | null {
  const known = [...(floods ?? []), ...(landslides ?? [])]
  return floods && landslides ? known : known.length > 0 ? known : null
}

function createWarningsPart(
  name: string,
  source: WarningsSource | null,
  said: PartSource,
  content: readonly ContentRule<OfficialWarnings>[],
  parts: CacheParts,
): LivePart<Hazards> {
  return createLivePart(
    {
      ...said,
      name,
      source,
      listKeys: () => ['all'],
      ask: () => null,
      schema: officialWarnings,
      // An old list without warnings must never look like safety.
      policy: { content, staleAfterMs: 30 * minuteMs, dropAfterMs: 3 * hourMs, shortestBackoffMs: minuteMs },
      dateValue: ({ listedAt }) => listedAt,
      countUnreadable: ({ unreadable }) => unreadable,
      describe: (values: ReadonlyMap<string, OfficialWarnings>, now) => describeWarnings([only(values)], now),
    },
    parts,
  )
}

function createChargingPart(
  source: TodaySources['charging'],
  ids: Readonly<Record<string, string>>,
  parts: CacheParts,
): LiveParts['charging'] {
  // Without a number of a station there is nothing to ask about.
  if (source === null || Object.keys(ids).length === 0) return createOffPart(charging)
  return createLivePart(
    {
      ...charging,
      name: 'charging',
      source: source.register,
      listKeys: () => ['all'],
      ask: () => null,
      schema: chargingStations,
      // Of the register; each station says how old its status is.
      policy: {
        content: chargingContent,
        staleAfterMs: 48 * hourMs,
        dropAfterMs: 30 * 24 * hourMs,
        shortestBackoffMs: 30 * minuteMs,
      },
      describe: (values, now) => describeCharging(only(values), ids, source.status, now),
    },
    parts,
  )
}

function createAuroraPart(source: AuroraSource | null, parts: CacheParts): LiveParts['aurora'] {
  if (source === null) return createOffPart(aurora)
  const policy = { staleAfterMs: 30 * minuteMs, dropAfterMs: 2 * hourMs, shortestBackoffMs: 2 * minuteMs }
  const shared = { ...aurora, ask: () => null, listKeys: () => ['all'] }
  const kp = createLivePart(
    {
      ...shared,
      name: 'kp',
      source: source.kp,
      schema: kpIndex,
      policy: { ...policy, content: kpContent },
      describe: only,
    },
    parts,
  )
  const oval = createLivePart(
    {
      ...shared,
      name: 'oval',
      source: source.oval,
      schema: auroraOval,
      policy: { ...policy, content: ovalContent },
      dateValue: ({ observedAt }) => observedAt,
      describe: only,
    },
    parts,
  )
  return combineParts(kp, oval, (index, strength) => describeAurora(index, strength, parts.clock()))
}
