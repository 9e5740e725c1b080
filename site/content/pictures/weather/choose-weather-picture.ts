import { defaultWeatherPlace, type WeatherPlace } from '#contract/weather-places.ts'
import { type DrawnHour, type DrawnSeason, type DrawnWeather, hasHour } from '#pictures/light/conditions.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'

export interface WeatherSeen {
  place: WeatherPlace
  /** Month and day in Oslo, `MM-DD`. */
  day: string
  /** Solar hour in Lofoten (UTC + 1), 0 to 23. */
  clock: number
  /** Degrees above the horizon. */
  sunHeight: number
  /** MET's symbol code, if any. */
  symbol: string | null
  /** Metres per second. */
  windSpeed: number | null
}

export interface WeatherPictureChoice {
  place: WeatherPlace
  season: DrawnSeason
  hour: DrawnHour
  weather: DrawnWeather
}

/** The first day on which the land looks like this season. */
const seasonStarts: readonly (readonly [day: string, season: DrawnSeason])[] = [
  ['11-10', 'winter'],
  ['09-05', 'autumn'],
  ['06-08', 'summer'],
  ['04-22', 'spring'],
  ['02-01', 'late-winter'],
  ['01-01', 'winter'],
]

/** Metres per second; Beaufort's near gale begins at 13.9. */
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

/** Returns the prepared picture for the weather at a place, a day and a height of the sun. */
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

/** Returns a picture's file name without extension. */
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

/** Returns every picture that `chooseWeatherPicture` can choose for a place. */
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

/** Returns the picture before any forecast: the default place on a grey midday of the season at build time. */
export function pictureOfToday(now = Date.now()): WeatherPictureChoice {
  return chooseWeatherPicture({
    place: defaultWeatherPlace,
    day: osloDateOf(now).slice(5),
    clock: 12,
    sunHeight: 10,
    symbol: 'cloudy',
    windSpeed: null,
  })
}
