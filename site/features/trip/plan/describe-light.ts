import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { joinStretches, lightOfDay, minutesOf } from '#site/domain/calendar/light-of-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Place } from './atlas.ts'
import type { TripVoice } from './format-trip.ts'
import type { DaySchedule } from './schedule.ts'

/** Returns where a day is spent: its first stop, else where it ends or begins. */
export function placeOfDay({ from, visits, goal }: DaySchedule): Place | undefined {
  return visits.find(({ place }) => place)?.place ?? goal?.place ?? from?.place
}

/** Returns when it is light and dark on a day, in words; undefined without a date or a place. */
export function describeLight(schedule: DaySchedule, voice: TripVoice): { sun: string; dark: string } | undefined {
  const place = placeOfDay(schedule)
  if (!schedule.date || !place) return undefined
  const { words, light } = voice
  const found = lightOfDay(place.position, schedule.date)
  const say = (stretches: typeof found.sunUp) => formatStretches(stretches, found.day, light)
  const isMidnightSun = minutesOf(found.sunUp) === minutesOf([found.day])
  const night = [...found.nauticalTwilight, ...found.dark].sort((one, other) => one.start - other.start)
  const joined = joinStretches(night)
  const sayWithoutSun = () =>
    found.civilTwilight.length > 0 ? fillGaps(words.polarNight, { hours: say(found.civilTwilight) }) : words.allDark
  const sun = isMidnightSun ? words.midnightSun : found.sunUp.length > 0 ? say(found.sunUp) : sayWithoutSun()
  return { sun, dark: joined.length === 0 ? words.neverDark : say(joined) }
}
