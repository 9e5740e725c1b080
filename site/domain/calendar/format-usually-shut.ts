import { type Language, languages } from '#contract/languages.ts'
import { formatSpan } from '#site/i18n/format-date.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { formatDays } from './format-opening-hours.ts'
import type { NotThenCondition } from './not-then.ts'
import { shiftDate } from './oslo-day.ts'

type Shut = Pick<NotThenCondition, 'days' | 'months' | 'from' | 'to'>

/** The day of the year (`MM-DD`) after another, in a year without a leap day. */
function dayAfter(day: string): string {
  return shiftDate(`2027-${day}`, 1).slice(5)
}

/** Returns the times with those of the same days made one that follow each other, or have only whole closed days between them. */
function joinSpans(times: readonly Shut[]): Shut[] {
  const whole = times.filter(({ days }) => days === undefined)
  const follows = (day: string): string[] => {
    const next = dayAfter(day)
    return [next, ...whole.flatMap(({ from, to }) => (from === next && to ? [dayAfter(to)] : []))]
  }
  const joined: Shut[] = []
  const waiting = [...times]
  for (let time = waiting.shift(); time !== undefined; time = waiting.shift()) {
    const { days, to } = time
    const next =
      days && to
        ? waiting.findIndex((other) => other.days?.join() === days.join() && follows(to).includes(other.from ?? ''))
        : -1
    const before =
      days && time.from
        ? waiting.findIndex(
            (other) => other.days?.join() === days.join() && other.to && follows(other.to).includes(time?.from ?? ''),
          )
        : -1
    const [after] = next >= 0 ? waiting.splice(next, 1) : []
    const [earlier] = next < 0 && before >= 0 ? waiting.splice(before, 1) : []
    if (after) waiting.unshift({ ...time, to: after.to })
    else if (earlier) waiting.unshift({ ...time, from: earlier.from })
    else joined.push(time)
  }
  return joined
}

/** Returns when a house is usually shut: «mandag, tirsdag 1. oktober – 30. april og 24. desember – 1. januar», its weekdays first. */
export function formatUsuallyShut(times: readonly Shut[], language: Language): string {
  const said = joinSpans(times)
    .toSorted((one, other) => Number(one.days === undefined) - Number(other.days === undefined))
    .map(({ days, months, from, to }) =>
      [
        days ? formatDays(days, language) : '',
        months ? formatMonths(months, language) : '',
        from && to ? formatSpan(from, to, language) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
  return joinWords(said, languages[language].locale)
}
