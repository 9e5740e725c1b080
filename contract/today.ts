import * as z from 'zod/mini'
import { stopDepartures } from './departures.ts'
import { day, moment } from './time.ts'
import { partOf, quotedWords } from './today-part.ts'
import { type WeatherPlace, weatherPlaceKeys } from './weather-places.ts'

/** `GET /api/today`, for server and page: every part with its own state. `zod/mini` keeps it small for the browser. */

const measured = z.nullable(z.number())
const weatherPlace = z.enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]])

/** Rings of `[longitude, latitude]` in WGS 84: the outer one first, then holes. */
const polygon = z.array(z.array(z.tuple([z.number(), z.number()])))

/** An official warning for Lofoten of MET, NVE's flood or NVE's landslide service. Highest level first, then by start. */
export const warning = z.object({
  id: z.string(),
  service: z.enum(['weather', 'flood', 'landslide']),
  /** The service's own code: `wind`, `gale`, `blowingSnow`; null: unknown to us. */
  event: z.nullable(z.string()),
  eventName: quotedWords,
  /** 2 yellow, 3 orange, 4 red; null: a level unknown to us, which is shown as a warning without level. */
  level: z.nullable(z.union([z.literal(2), z.literal(3), z.literal(4)])),
  startsAt: moment,
  /** Null: until further notice. */
  endsAt: z.nullable(moment),
  area: quotedWords,
  /** Weather places in the area. */
  places: z.array(weatherPlace),
  /** For points of ours; empty for municipalities, whose places are listed. */
  polygons: z.array(polygon),
  isAtSea: z.boolean(),
  description: quotedWords,
  advice: quotedWords,
  consequences: quotedWords,
  link: z.nullable(z.string()),
})
export type Warning = z.infer<typeof warning>

export const avalancheProblem = z.object({
  type: quotedWords,
  trigger: quotedWords,
  probability: quotedWords,
  size: quotedWords,
  propagation: quotedWords,
  /** The weak layer. */
  cause: z.optional(quotedWords),
  /** What the service says of trigger, spread and size in sentences. */
  summary: z.optional(quotedWords),
  /** Of the eight directions from north, clockwise. */
  exposedDirections: z.array(z.boolean()),
  /** Metres over the sea, and what they bound, in the service's code. */
  exposedHeights: z.object({ from: measured, to: measured, fill: z.nullable(z.number()) }),
})

export const avalancheDay = z.object({
  date: day,
  /** 1 to 5; null: not assessed, which is not safe. */
  level: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])),
  /** An outlook and not a whole bulletin. */
  isTendency: z.boolean(),
  mainText: quotedWords,
  danger: quotedWords,
  emergency: quotedWords,
  snowSurface: quotedWords,
  weakLayers: quotedWords,
  activity: quotedWords,
  observations: quotedWords,
  mountainWeather: quotedWords,
  problems: z.array(avalancheProblem),
  advice: z.array(quotedWords),
  publishedAt: z.nullable(moment),
  link: z.string(),
})
export type AvalancheDay = z.infer<typeof avalancheDay>

/** An hour from `time` on: °C, m/s, degrees, mm in the hour, % of the sky. */
export const forecastHour = z.object({
  time: moment,
  temperature: measured,
  wind: measured,
  gust: measured,
  windFromDirection: measured,
  precipitation: measured,
  cloud: measured,
  symbol: z.nullable(z.string()),
})
export type ForecastHour = z.infer<typeof forecastHour>

/** The next 48 hours or less, from the hour that runs. */
export const placeForecast = z.object({ place: weatherPlace, hours: z.array(forecastHour) })
export type PlaceForecast = z.infer<typeof placeForecast>

/** Waves in m from a direction in degrees, water in °C, of open water; the next 48 hours. */
export const seaPoint = z.object({
  id: z.enum(['vestfjorden', 'norskehavet', 'svolvaer']),
  hours: z.array(z.object({ time: moment, waveHeight: measured, waveFromDirection: measured, temperature: measured })),
})
export type SeaPoint = z.infer<typeof seaPoint>

/** cm over chart datum, today and tomorrow in Norway. Not for navigation. */
export const tide = z.object({
  place: weatherPlace,
  station: z.nullable(z.string()),
  extremes: z.array(z.object({ time: moment, height: z.number(), kind: z.enum(['high', 'low']) })),
  curve: z.array(z.object({ time: moment, height: z.number() })),
})
export type Tide = z.infer<typeof tide>

/** What a message is about, from the service's codes, most hindering first; its text is quoted and never translated. */
export const roadMessageKinds = [
  'closed',
  'convoy',
  'shortClosures',
  'ferry',
  'strongWind',
  'accident',
  'obstruction',
  'oneLane',
  'roadworks',
  'conditions',
  'other',
] as const

/** When a message holds that does not hold all the time from its start to its end. */
const roadPeriods = z.object({
  /** The service said that one of them ran when it was asked. */
  isRunning: z.boolean(),
  /** Those that it tells one by one and that are not over, by time; empty: it does not. */
  listed: z.array(z.object({ from: moment, to: moment })),
  /** Of a day, as clocks in Norway show them (`22:00` to `06:00`), where the message's own text names one pair; null: read the text. */
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
})

/**
 * Of now or of the next 26 hours; what is over is left out. Norwegian as it came: the terms forbid a translation, so `kind` carries our own
 * label.
 */
export const roadMessage = z.object({
  id: z.string(),
  kind: z.enum(roadMessageKinds),
  road: z.nullable(z.string()),
  where: z.nullable(z.string()),
  lines: z.array(z.string()),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** Null: it holds all the time from its start to its end. */
  periods: z.nullable(roadPeriods),
  updatedAt: z.nullable(moment),
  latitude: z.number(),
  longitude: z.number(),
})
export type RoadMessage = z.infer<typeof roadMessage>

export const roadStation = z.object({
  id: z.string(),
  where: z.string(),
  road: z.nullable(z.string()),
  measuredAt: moment,
  airTemperature: measured,
  surfaceTemperature: measured,
  wind: measured,
  gust: measured,
})

export const flight = z.object({
  id: z.string(),
  number: z.string(),
  direction: z.enum(['arrival', 'departure']),
  plannedAt: moment,
  otherAirport: z.string(),
  via: z.array(z.string()),
  state: z.enum(['planned', 'arrived', 'departed', 'cancelled', 'newTime', 'newInformation', 'other']),
  stateTime: z.nullable(moment),
  isDelayed: z.boolean(),
})
export type Flight = z.infer<typeof flight>

/** Flights that have not left, by the time they leave or land; landed ones for half an hour. */
export const airport = z.object({ code: z.enum(['LKN', 'SVJ', 'EVE', 'BOO']), flights: z.array(flight) })

/** Of the next 24 hours. `kp` 0 to 9 in steps of three hours; `oval` 0 to 100, the strongest of the cells round Lofoten. */
export const aurora = z.object({
  kp: z.array(z.object({ from: moment, to: moment, value: z.number(), isForecast: z.boolean() })),
  oval: z.nullable(z.object({ validAt: moment, value: z.number() })),
})

export const chargingStation = z.object({
  /** Id of an entry of `content/stations/`. */
  station: z.string(),
  points: z.number(),
  /** Points known to be free, at least so many; null: nobody reports any. */
  free: z.nullable(z.number()),
  outOfOrder: z.nullable(z.number()),
  /** When the oldest of these reports came. */
  reportedAt: z.nullable(moment),
})

export const todayParts = z.object({
  warnings: partOf(z.array(warning)),
  floods: partOf(z.array(warning)),
  avalanche: partOf(z.array(avalancheDay)),
  forecast: partOf(z.array(placeForecast)),
  aurora: partOf(aurora),
  /** Of the stops that today's page shows. */
  departures: partOf(z.array(stopDepartures)),
  flights: partOf(z.array(airport)),
  road: partOf(z.array(roadMessage)),
  roadWeather: partOf(z.array(roadStation)),
  sea: partOf(z.array(seaPoint)),
  tide: partOf(tide),
  charging: partOf(z.array(chargingStation)),
})
export type TodayParts = z.infer<typeof todayParts>
export type TodayPartName = keyof TodayParts

export const todayAnswer = z.object({
  /** The day in Norway. */
  date: day,
  parts: todayParts,
})
export type TodayAnswer = z.infer<typeof todayAnswer>
