import { formatOsloTime, shiftDate } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Words } from '#site/i18n/translate.ts'
import type { Stretch } from './altitude-crossings.ts'
import { type LightOfDay, lightOfDay, minutesOf } from './light-of-day.ts'

/** The keys that the sentences and tables about light need. */
export const lightSentenceKeys = [
  'light.and',
  'light.duration.hours',
  'light.duration.hoursMinutes',
  'light.duration.minutes',
  'light.longer',
  'light.midnightSun',
  'light.neverDark',
  'light.none',
  'light.polarNight',
  'light.polarNightDark',
  'light.riseAndSet',
  'light.riseOnly',
  'light.setOnly',
  'light.shorter',
  'light.sunDown',
  'light.upSeveral',
  'light.wholeDay',
] as const

export type LightSentenceWords = Words<(typeof lightSentenceKeys)[number]>

/** Promises a length of time in words: «5 t 11 min». */
export function describeDuration(minutes: number, words: LightSentenceWords): string {
  const gaps = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (gaps.hours === 0) return fillGaps(words['light.duration.minutes'], gaps)
  return fillGaps(words[gaps.minutes === 0 ? 'light.duration.hours' : 'light.duration.hoursMinutes'], gaps)
}

/** Promises the time on a Norwegian clock; the last moment of the day is 24:00, not the 00:00 of the day that follows. */
export function describeMoment(moment: number, day: Stretch, locale: string): string {
  return moment === day.end ? '24:00' : formatOsloTime(moment, locale)
}

/** Promises stretches of a day as «00:00–07:36, 16:05–24:00», and in words when there are none or it is the whole day. */
export function describeStretches(
  stretches: readonly Stretch[],
  day: Stretch,
  words: LightSentenceWords,
  locale: string,
): string {
  const [first] = stretches
  if (!first) return words['light.none']
  if (first.start === day.start && first.end === day.end) return words['light.wholeDay']
  return stretches
    .map(({ start, end }) => `${describeMoment(start, day, locale)}–${describeMoment(end, day, locale)}`)
    .join(', ')
}

/** Promises true sentences about the day's light at a place: what the sun does, how long, and whether the night gets dark. */
export function describeLight(light: LightOfDay, words: LightSentenceWords, locale: string): string {
  const sentences = [describeSun(light, words, locale)]
  const change = describeChange(light, words)
  if (change) sentences.push(change)
  const isMidnightSun = minutesOf(light.sunUp) === minutesOf([light.day])
  if (light.dark.length === 0 && !isMidnightSun) sentences.push(words['light.neverDark'])
  return sentences.join(' ')
}

function describeSun(
  { day, sunUp, civilTwilight, lowest }: LightOfDay,
  words: LightSentenceWords,
  locale: string,
): string {
  const clock = (moment: number) => describeMoment(moment, day, locale)
  const [first, second] = sunUp
  if (!first) {
    const [twilight] = civilTwilight
    if (!twilight) return words['light.polarNightDark']
    return fillGaps(words['light.polarNight'], {
      from: clock(twilight.start),
      to: clock(twilight.end),
      duration: describeDuration(minutesOf(civilTwilight), words),
    })
  }
  const duration = describeDuration(minutesOf(sunUp), words)
  const isUpAtStart = first.start === day.start
  if (!second) {
    const isUpAtEnd = first.end === day.end
    if (isUpAtStart && isUpAtEnd) return fillGaps(words['light.midnightSun'], { time: clock(lowest.moment) })
    const gaps = { rise: clock(first.start), set: clock(first.end), duration }
    if (isUpAtStart) return fillGaps(words['light.setOnly'], gaps)
    return fillGaps(words[isUpAtEnd ? 'light.riseOnly' : 'light.riseAndSet'], gaps)
  }
  if (sunUp.length === 2 && isUpAtStart && second.end === day.end) {
    return fillGaps(words['light.sunDown'], { from: clock(first.end), to: clock(second.start), duration })
  }
  const intervals = sunUp.map(({ start, end }) => `${clock(start)}–${clock(end)}`)
  return fillGaps(words['light.upSeveral'], { intervals: intervals.join(` ${words['light.and']} `), duration })
}

/** The difference to the day before, where the sun both rises and sets; nothing to tell in polar night and midnight sun. */
function describeChange(light: LightOfDay, words: LightSentenceWords): string | undefined {
  const minutes = minutesOf(light.sunUp)
  if (minutes === 0 || minutes === minutesOf([light.day])) return undefined
  const change = minutes - minutesOf(lightOfDay(light.place, shiftDate(light.date, -1)).sunUp)
  if (change === 0) return undefined
  const duration = describeDuration(Math.abs(change), words)
  return fillGaps(words[change > 0 ? 'light.longer' : 'light.shorter'], { duration })
}
