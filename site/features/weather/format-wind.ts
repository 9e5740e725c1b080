import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { WeatherWords } from './weather-words.ts'

/** The Beaufort scale: lower limits in m/s. */
const beaufort = [
  [0, 'weather.wind.calm'],
  [0.3, 'weather.wind.lightAir'],
  [1.6, 'weather.wind.lightBreeze'],
  [3.4, 'weather.wind.gentleBreeze'],
  [5.5, 'weather.wind.moderateBreeze'],
  [8, 'weather.wind.freshBreeze'],
  [10.8, 'weather.wind.strongBreeze'],
  [13.9, 'weather.wind.nearGale'],
  [17.2, 'weather.wind.gale'],
  [20.8, 'weather.wind.strongGale'],
  [24.5, 'weather.wind.storm'],
  [28.5, 'weather.wind.violentStorm'],
  [32.7, 'weather.wind.hurricane'],
] as const

const directions = [
  'weather.from.north',
  'weather.from.northEast',
  'weather.from.east',
  'weather.from.southEast',
  'weather.from.south',
  'weather.from.southWest',
  'weather.from.west',
  'weather.from.northWest',
] as const

/** Returns the Beaufort name of a wind in m/s: «liten kuling» for 11.2. */
export function nameWind(metresPerSecond: number, words: WeatherWords): string {
  const step = beaufort.findLast(([from]) => metresPerSecond >= from) ?? beaufort[0]
  return words[step[1]]
}

/** Returns the name of a direction in degrees, to an eighth: «sørvest». */
export function nameDirection(degrees: number, words: Pick<WeatherWords, (typeof directions)[number]>): string {
  const eighth = (((Math.round(degrees / 45) % 8) + 8) % 8) as 0
  return words[directions[eighth]]
}

/** Returns the wind in words, with its direction (eighths) if known and not calm: «liten kuling fra sørvest». */
export function formatWind(metresPerSecond: number, fromDegrees: number | null, words: WeatherWords): string {
  const wind = nameWind(metresPerSecond, words)
  if (fromDegrees === null || metresPerSecond < 0.3) return wind
  return fillGaps(words['weather.windSentence'], { wind, direction: nameDirection(fromDegrees, words) })
}
