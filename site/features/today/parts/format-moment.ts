import type { Warning } from '#contract/today.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay } from '#site/i18n/format-date.ts'

interface Clock {
  /** ms since 1970. */
  now: number
  locale: string
}

const longDay = { day: 'numeric', month: 'short' } as const
const weekMs = 6 * 24 * 3_600_000

/** Returns a time as «18:40», with the weekday before it unless it is today, and with the date where a weekday may be another one. */
export function formatMoment(time: string | number, clock: Clock): string {
  return joinMoment(time, clock, '{t}')
}

/** Returns a time as a sentence has it, «kl. 18:40», with the day before that: «man. kl. 18:40». */
export function sayMoment(time: string | number, clock: Clock & { words: Pick<TodayWords, 'at'> }): string {
  return joinMoment(time, clock, clock.words.at)
}

function joinMoment(time: string | number, { now, locale }: Clock, at: string): string {
  const moment = typeof time === 'string' ? Date.parse(time) : time
  const said = fillGaps(at, { t: formatOsloTime(moment) })
  if (osloDateOf(moment) === osloDateOf(now)) return said
  const day = Math.abs(moment - now) < weekMs ? ({ weekday: 'short' } as const) : longDay
  return `${formatDay(osloDateOf(moment), locale, day)} ${said}`
}

/** Returns when a warning holds: «til 20:00», «16:00 til 20:00» before it begins. */
export function formatWarningTime({ startsAt, endsAt }: Warning, clock: Clock, words: TodayWords): string {
  const starts = Date.parse(startsAt) > clock.now ? `${formatMoment(startsAt, clock)} ` : ''
  const ends = endsAt === null ? words.untilFurther : fillGaps(words.until, { t: formatMoment(endsAt, clock) })
  return `${starts}${ends}`
}
