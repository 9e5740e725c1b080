import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Stretch } from './altitude-crossings.ts'
import { type LightOfDay, lightOfDay, minutesOf } from './light-of-day.ts'
import type { LightSentenceWords, StretchWords } from './light-words.ts'
import { formatOsloTime, shiftDate } from './oslo-day.ts'

/** Returns a duration in words: «5 t 11 min». */
export function formatLightDuration(minutes: number, words: LightSentenceWords): string {
  const gaps = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (gaps.hours === 0) return fillGaps(words['duration.minutes'], gaps)
  return fillGaps(words[gaps.minutes === 0 ? 'duration.hours' : 'duration.hoursMinutes'], gaps)
}

/** Returns the time on a Norwegian clock; the end of the day is 24:00. */
export function describeMoment(moment: number, day: Stretch): string {
  return moment === day.end ? '24:00' : formatOsloTime(moment)
}

/** Returns stretches of a day as «00:00–07:36, 16:05–24:00», in words for none and for the whole day. */
export function formatStretches(stretches: readonly Stretch[], day: Stretch, words: StretchWords): string {
  const [first] = stretches
  if (!first) return words['sun.none']
  if (first.start === day.start && first.end === day.end) return words['sun.wholeDay']
  return stretches.map(({ start, end }) => `${describeMoment(start, day)}–${describeMoment(end, day)}`).join(', ')
}

/** Returns sentences about the day’s light: sunrise and sunset, duration, and whether it gets dark. */
export function formatLight(light: LightOfDay, words: LightSentenceWords): string {
  const sentences = [formatSun(light, words)]
  const change = describeChange(light, words)
  if (change) sentences.push(change)
  const isMidnightSun = minutesOf(light.sunUp) === minutesOf([light.day])
  if (light.dark.length === 0 && !isMidnightSun) sentences.push(words['sun.neverDark'])
  return sentences.join(' ')
}

function formatSun({ day, sunUp, civilTwilight, lowest }: LightOfDay, words: LightSentenceWords): string {
  const clock = (moment: number) => describeMoment(moment, day)
  const [first, second] = sunUp
  if (!first) {
    const [twilight] = civilTwilight
    if (!twilight) return words['sun.polarNightDark']
    return fillGaps(words['sun.polarNight'], {
      from: clock(twilight.start),
      to: clock(twilight.end),
      duration: formatLightDuration(minutesOf(civilTwilight), words),
    })
  }
  const duration = formatLightDuration(minutesOf(sunUp), words)
  const isUpAtStart = first.start === day.start
  if (!second) {
    const isUpAtEnd = first.end === day.end
    if (isUpAtStart && isUpAtEnd) return fillGaps(words['sun.midnightSun'], { time: clock(lowest.moment) })
    const gaps = { rise: clock(first.start), set: clock(first.end), duration }
    if (isUpAtStart) return fillGaps(words['sun.setOnly'], gaps)
    return fillGaps(words[isUpAtEnd ? 'sun.riseOnly' : 'sun.riseAndSet'], gaps)
  }
  if (sunUp.length === 2 && isUpAtStart && second.end === day.end) {
    return fillGaps(words['sun.down'], { from: clock(first.end), to: clock(second.start), duration })
  }
  const intervals = sunUp.map(({ start, end }) => `${clock(start)}–${clock(end)}`)
  return fillGaps(words['sun.upSeveral'], { intervals: intervals.join(` ${words['sun.and']} `), duration })
}

/** The change since the day before; undefined in polar night and midnight sun. */
function describeChange(light: LightOfDay, words: LightSentenceWords): string | undefined {
  const minutes = minutesOf(light.sunUp)
  if (minutes === 0 || minutes === minutesOf([light.day])) return undefined
  const change = minutes - minutesOf(lightOfDay(light.place, shiftDate(light.date, -1)).sunUp)
  if (change === 0) return undefined
  const duration = formatLightDuration(Math.abs(change), words)
  return fillGaps(words[change > 0 ? 'sun.longer' : 'sun.shorter'], { duration })
}
