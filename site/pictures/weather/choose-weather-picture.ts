import type { WeatherPlace } from '#contract/weather.ts'
import { type DrawnHour, type DrawnSeason, type DrawnWeather, hasHour } from '#pictures/light/conditions.ts'

/** What is known when a picture has to be chosen. */
export interface WeatherSeen {
  place: WeatherPlace
  /** Month and day in Oslo, `MM-DD`. */
  day: string
  /** The hour by the sun in Lofoten (UTC + 1), 0 to 23. */
  clock: number
  /** Degrees above the horizon at the place. */
  sunHeight: number
  /** MET's symbol code; null when the forecast has none. */
  symbol: string | null
  /** Metres per second. */
  windSpeed: number | null
}

/** The words that name a ready-made picture. */
export interface WeatherPictureChoice {
  place: WeatherPlace
  season: DrawnSeason
  hour: DrawnHour
  weather: DrawnWeather
}

/** From which day on the land looks like this season. */
const seasonStarts: readonly (readonly [day: string, season: DrawnSeason])[] = [
  ['11-10', 'winter'],
  ['09-05', 'autumn'],
  ['06-08', 'summer'],
  ['04-22', 'spring'],
  ['02-01', 'late-winter'],
  ['01-01', 'winter'],
]

/** Near gale by the Beaufort scale begins at 13.9 m/s; from here on the sea looks like a storm. */
const stormFrom = 17.2

function seasonOf(day: string): DrawnSeason {
  return seasonStarts.find(([start]) => day >= start)?.[1] ?? 'winter'
}

function weatherOf(symbol: string | null, windSpeed: number | null, season: DrawnSeason): DrawnWeather {
  if (windSpeed !== null && windSpeed >= stormFrom) return 'storm'
  const code = symbol ?? 'partlycloudy'
  if (/snow|sleet/.test(code)) return season === 'summer' ? 'rain' : 'snow'
  if (/thunder/.test(code)) return 'storm'
  if (code.includes('rain')) return 'rain'
  if (code.includes('fog')) return 'fog'
  return code === 'cloudy' ? 'cloudy' : 'clear'
}

function hourOf(sunHeight: number, clock: number, season: DrawnSeason, isOpenSky: boolean): DrawnHour {
  const isUp = sunHeight > -0.833
  if (!isOpenSky) return isUp ? 'noon' : 'blue'
  if (!isUp) return sunHeight < -6 && hasHour(season, 'night') ? 'night' : 'blue'
  if (season === 'winter' || sunHeight > 9) return 'noon'
  const isNight = clock >= 22 || clock < 4
  return isNight && hasHour(season, 'midnight') ? 'midnight' : 'evening'
}

/** Returns which of the ready-made pictures shows this weather at this place, this day and this height of the sun. */
export function chooseWeatherPicture({
  place,
  day,
  clock,
  sunHeight,
  symbol,
  windSpeed,
}: WeatherSeen): WeatherPictureChoice {
  const season = seasonOf(day)
  const weather = weatherOf(symbol, windSpeed, season)
  return { place, season, weather, hour: hourOf(sunHeight, clock, season, weather === 'clear') }
}

/** Returns the name of a picture's file, without its ending. */
export function nameWeatherPicture({ place, season, hour, weather }: WeatherPictureChoice): string {
  return `${place}-${season}-${hour}-${weather}`
}

const openSkyHours: Record<DrawnSeason, readonly DrawnHour[]> = {
  winter: ['night', 'blue', 'noon'],
  'late-winter': ['night', 'blue', 'noon', 'evening'],
  spring: ['blue', 'noon', 'evening', 'midnight'],
  summer: ['blue', 'noon', 'evening', 'midnight'],
  autumn: ['night', 'blue', 'noon', 'evening'],
}

/** Returns every picture that `chooseWeatherPicture` can choose for a place: what has to be drawn. */
export function listWeatherPictures(place: WeatherPlace): WeatherPictureChoice[] {
  return (Object.keys(openSkyHours) as DrawnSeason[]).flatMap((season) => [
    ...openSkyHours[season].map((hour): WeatherPictureChoice => ({ place, season, hour, weather: 'clear' })),
    ...(['cloudy', 'rain', 'snow', 'fog', 'storm'] as const)
      .filter((weather) => season !== 'summer' || weather !== 'snow')
      .flatMap((weather) =>
        (['blue', 'noon'] as const).map((hour): WeatherPictureChoice => ({ place, season, hour, weather })),
      ),
  ])
}
