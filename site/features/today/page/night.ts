import { weatherPlaces } from '#contract/weather-places.ts'
import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'
import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { joinStretches, type LightOfDay, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { TodayView } from './today-view.ts'

/** Returns the darkness that holds or comes next, in one piece over midnight; null when none begins within a day. */
export function findNight({ now, place }: Pick<TodayView, 'now' | 'place'>): Stretch | null {
  const today = osloDateOf(now)
  const dark = [-1, 0, 1].flatMap((days) => lightOfDay(weatherPlaces[place], shiftDate(today, days)).dark)
  const night = joinStretches(dark).find(({ end }) => end > now)
  return night && night.start < osloMoment(shiftDate(today, 1), 12) ? night : null
}

/** Returns what the part is called while no night is dark enough for northern lights; null: what it is called otherwise. */
export function titleOfLight(view: TodayView): string | null {
  if (findNight(view)) return null
  const light = lightOfDay(weatherPlaces[view.place], osloDateOf(view.now))
  return isSunUpAllDay(light) ? view.words.titleMidnightSun : view.words.titleLight
}

/** Returns whether the sun stays up from one midnight to the next. */
export function isSunUpAllDay({ sunUp, day }: LightOfDay): boolean {
  return sunUp.length === 1 && sunUp[0]?.start === day.start && sunUp[0]?.end === day.end
}

/** Returns when the sun is up, in a sentence. */
export function saySun(light: LightOfDay, { words }: TodayView): string {
  if (isSunUpAllDay(light)) return words.midnightSun
  if (light.sunUp.length === 0) return words.polarNight
  const span = formatStretches(light.sunUp, light.day, { 'sun.none': '', 'sun.wholeDay': '' })
  return fillGaps(words.sunUp, { span })
}

/** Returns when it is dark enough for northern lights, in a sentence. */
export function sayDark(night: Stretch | null, view: TodayView): string {
  if (!night) return view.words.neverDark
  const span = `${formatOsloTime(Math.max(night.start, view.now))}–${formatOsloTime(night.end)}`
  return fillGaps(view.words.dark, { span })
}
