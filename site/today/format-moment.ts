import type { Warning } from '#contract/today.ts'
import { formatOsloTime, osloDateOf, osloTimeZone } from '#site/calendar/oslo-day.ts'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { dateFormat } from '#site/i18n/kept-formats.ts'

interface Clock {
  /** ms since 1970. */
  now: number
  locale: string
}

/** Returns a time as «18:40», with the weekday before it unless it is today. */
export function formatMoment(time: string | number, { now, locale }: Clock): string {
  const moment = typeof time === 'string' ? Date.parse(time) : time
  const clock = formatOsloTime(moment, locale)
  if (osloDateOf(moment) === osloDateOf(now)) return clock
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: osloTimeZone }).format(moment)
  return `${weekday} ${clock}`
}

/** Returns when a warning holds: «til 20:00», «16:00 til 20:00» before it begins. */
export function formatWarningTime({ startsAt, endsAt }: Warning, clock: Clock, words: TodayWords): string {
  const starts = Date.parse(startsAt) > clock.now ? `${formatMoment(startsAt, clock)} ` : ''
  const ends = endsAt === null ? words.untilFurther : fillGaps(words.until, { t: formatMoment(endsAt, clock) })
  return `${starts}${ends}`
}
