import type { Language } from '#contract/languages.ts'
import { formatDayOfYear, formatSpan, nameWeekday } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts'

type Times = Pick<OpeningPeriod, 'opens' | 'closes'>

function formatTime(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  if (language === 'en') return time
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

function formatTimes({ opens, closes }: Times, language: Language): string {
  return translator(language)('practical.times', {
    opens: formatTime(opens, language),
    closes: formatTime(closes, language),
  })
}

/** Returns the names of ISO weekdays in a language, Monday first: «mandag, onsdag», «tirsdag–søndag», «daglig» for all. */
export function formatDays(days: readonly number[], language: Language): string {
  if (days.length === 7) return translator(language)('practical.daily')
  const say = (day: number) => nameWeekday(day, language)
  const sorted = days.toSorted((one, other) => one - other)
  const [first = 1] = sorted
  const last = sorted.at(-1) ?? first
  const isRun = last - first === sorted.length - 1 && sorted.length > 2
  return isRun ? `${say(first)}–${say(last)}` : sorted.map(say).join(', ')
}

/** Returns opening hours as lines: «1. mai – 31. oktober: daglig 10–18», then the days that differ. */
export function formatOpeningHours({ periods, exceptions }: OpeningHours, language: Language): string[] {
  const lines = periods.map(({ season, days, ...times }) => {
    const open = `${formatDays(days, language)} ${formatTimes(times, language)}`
    return season ? `${formatSpan(season.from, season.to, language)}: ${open}` : open
  })
  const closed = translator(language)('practical.closedThatDay')
  const different = exceptions.map(
    ({ date, times }) =>
      `${formatDayOfYear(date.slice(5), language)}: ${times ? formatTimes(times, language) : closed}`,
  )
  return [...lines, ...different]
}
