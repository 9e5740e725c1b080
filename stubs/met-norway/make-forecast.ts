import type { weatherOf } from '#stubs/scenario.ts'
import { isDaylight, isPolarNight } from './sun-height.ts'

const hourMs = 3_600_000

interface WeatherHour {
  temperature: number
  windSpeed: number
  windFromDirection: number
  humidity: number
  pressure: number
  cloudCover: number
  precipitation: number
  isShower: boolean
  hasThunder: boolean
  hasFog: boolean
}

/**
 * Returns a deterministic body of `locationforecast/2.0/complete`: ~55 hourly steps, then six-hourly to day nine. Without a
 * weather it drifts between calm and storm.
 */
export function makeForecast(
  latitude: number,
  longitude: number,
  now: number,
  weather: ReturnType<typeof weatherOf> | null = null,
) {
  const start = Math.floor(now / hourMs) * hourMs
  const sixHours = 6 * hourMs
  const hourlyEnd = Math.ceil((start + 55 * hourMs) / sixHours) * sixHours
  const end = hourlyEnd + 27 * sixHours
  const place = { latitude, longitude, weather }
  const timeseries = []
  for (let time = start; time <= end; time += time < hourlyEnd ? hourMs : sixHours) {
    // As in the real service, a period is given where steps of its own length reach to its end.
    const limit = time % sixHours === 0 ? end : hourlyEnd
    const has = (hours: number) => time + hours * hourMs <= limit
    timeseries.push({
      time: isoTime(time),
      data: {
        instant: { details: describeInstant(weatherAt(place, time)) },
        ...(has(12) ? { next_12_hours: { summary: { symbol_code: symbolFor(place, time, 12) }, details: {} } } : {}),
        ...(time < hourlyEnd ? { next_1_hours: describePeriod(place, time, 1) } : {}),
        ...(has(6) ? { next_6_hours: describePeriod(place, time, 6) } : {}),
      },
    })
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude, 5] },
    properties: {
      meta: {
        updated_at: isoTime(start),
        units: {
          air_pressure_at_sea_level: 'hPa',
          air_temperature: 'celsius',
          cloud_area_fraction: '%',
          precipitation_amount: 'mm',
          relative_humidity: '%',
          wind_from_direction: 'degrees',
          wind_speed: 'm/s',
          wind_speed_of_gust: 'm/s',
        },
      },
      timeseries,
    },
  }
}

interface Place {
  latitude: number
  longitude: number
  weather: ReturnType<typeof weatherOf> | null
}

function describeInstant(hour: WeatherHour) {
  return {
    air_pressure_at_sea_level: round(hour.pressure),
    air_temperature: round(hour.temperature),
    cloud_area_fraction: round(hour.cloudCover),
    relative_humidity: round(hour.humidity),
    wind_from_direction: round(hour.windFromDirection),
    wind_speed: round(hour.windSpeed),
    wind_speed_of_gust: round(hour.windSpeed * 1.5 + 1),
  }
}

function describePeriod(place: Place, time: number, hours: number) {
  const amounts = listHours(place, time, hours).map((hour) => round(hour.precipitation))
  return {
    summary: { symbol_code: symbolFor(place, time, hours) },
    details: { precipitation_amount: round(amounts.reduce((sum, amount) => sum + amount, 0)) },
  }
}

function listHours(place: Place, time: number, hours: number): WeatherHour[] {
  return Array.from({ length: hours }, (_, index) => weatherAt(place, time + index * hourMs))
}

function weatherAt(place: Place, time: number): WeatherHour {
  const seed = Math.round(place.latitude * 7919 + place.longitude * 104_729)
  const hour = time / hourMs
  const dayOfYear = (hour / 24) % 365.2425
  // 0 is a quiet high, 1 a storm; stretched, so that both ends are common.
  const drifting = stretch(0.7 * drift(seed, hour, 30) + 0.3 * drift(seed + 1, hour, 7))
  const isStorm = place.weather === 'storm'
  const isJuly = place.weather === 'july'
  const unrest = isStorm ? 0.75 + drifting / 4 : isJuly ? drifting / 8 : drifting
  const season = (1 - Math.cos((2 * Math.PI * (dayOfYear - 35)) / 365.2425)) / 2
  const summer = isStorm ? 0.15 : isJuly ? 1 : season
  const warmestAt15 = Math.cos((2 * Math.PI * (((hour + 1) % 24) - 15)) / 24)
  const temperature = -1 + 14 * summer + (0.4 + 2.2 * summer) * warmestAt15 + 9 * (drift(seed + 2, hour, 60) - 0.5)
  // A storm from the south-west leaves the east of the islands drier.
  const shelter = isStorm ? Math.min(1, Math.max(0.1, (14.7 - place.longitude) / 1.5)) : 1
  const wetness = Math.max(0, unrest - 0.5) * 2 * shelter
  const hasFog = !isJuly && unrest < 0.35 && drift(seed + 3, hour, 10) > 0.72
  return {
    temperature,
    windSpeed: 1.5 + 17 * unrest * unrest + 2 * drift(seed + 4, hour, 3),
    windFromDirection: isStorm ? 215 + 30 * drift(seed + 5, hour, 40) : (360 * drift(seed + 5, hour, 40)) % 360,
    humidity: Math.min(100, 58 + 30 * unrest + 12 * drift(seed + 6, hour, 8)),
    pressure: 1032 - 62 * unrest + 6 * drift(seed + 7, hour, 50),
    cloudCover: Math.min(100, 190 * unrest * drift(seed + 8, hour, 9) + 40 * unrest),
    precipitation: wetness * wetness * 5 * drift(seed + 9, hour, 4),
    isShower: drift(seed + 10, hour, 20) > 0.5,
    hasThunder: unrest > 0.8 && drift(seed + 11, hour, 6) > 0.6,
    hasFog,
  }
}

function symbolFor(place: Place, time: number, hours: number): string {
  const list = listHours(place, time, hours)
  const middle = list[Math.floor(hours / 2)] ?? list[0]
  if (!middle) throw new Error('A period has at least one hour.')
  const perHour = list.reduce((sum, hour) => sum + hour.precipitation, 0) / hours
  const middleTime = time + (hours / 2) * hourMs
  const light = isDaylight(place, middleTime) ? '_day' : isPolarNight(place, middleTime) ? '_polartwilight' : '_night'
  if (perHour < 0.08) {
    if (middle.hasFog) return 'fog'
    if (middle.cloudCover > 85) return 'cloudy'
    if (middle.cloudCover > 45) return `partlycloudy${light}`
    return (middle.cloudCover > 15 ? 'fair' : 'clearsky') + light
  }
  const kind = middle.temperature > 2.5 ? 'rain' : middle.temperature > 0.8 ? 'sleet' : 'snow'
  const strength = perHour < 0.5 ? 'light' : perHour < 1.4 ? '' : 'heavy'
  const thunder = middle.hasThunder ? 'andthunder' : ''
  if (!middle.isShower) return `${strength}${kind}${thunder}`
  // The real service misspells these two with a double s.
  const misspelt = strength === 'light' && kind !== 'rain' && thunder !== '' ? 'lights' : strength
  return `${misspelt}${kind}showers${thunder}${light}`
}

/** Returns smooth noise from 0 to 1 that changes over `periodHours`. */
function drift(seed: number, hour: number, periodHours: number): number {
  const position = hour / periodHours
  const before = Math.floor(position)
  const share = (1 - Math.cos(Math.PI * (position - before))) / 2
  return scatter(seed, before) * (1 - share) + scatter(seed, before + 1) * share
}

/** Returns a hash of two numbers from 0 to 1. */
function scatter(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

function stretch(value: number): number {
  return Math.min(1, Math.max(0, 0.5 + (value - 0.5) * 1.6))
}

function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
