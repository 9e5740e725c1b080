import { type Language, languages } from '#contract/languages.ts'
import { formatSpan, nameWeekday } from '#site/i18n/format-date.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { translator } from '#site/i18n/translate.ts'
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
  const follows = ({ days, to }: Shut, next: Shut): boolean => {
    if (days === undefined || to === undefined || days.join() !== next.days?.join()) return false
    const between = whole.find(({ from }) => from === dayAfter(to))
    return [dayAfter(to), between?.to && dayAfter(between.to)].includes(next.from)
  }
  return times.reduce<Shut[]>((joined, time) => {
    const before = joined.find((each) => follows(each, time))
    const after = joined.find((each) => follows(time, each))
    const span = { ...time, from: before?.from ?? time.from, to: after?.to ?? time.to }
    return [...joined.filter((each) => each !== before && each !== after), span]
  }, [])
}

/** Returns when a house is usually shut: «mandag og tirsdag 1. oktober – 30. april; stengt alle dager 24. desember – 1. januar», its weekdays first. */
export function formatUsuallyShut(times: readonly Shut[], language: Language): string {
  const spans = joinSpans(times)
  // Beside a weekday's times the others need to be told from them, and «every day» alone reads as open.
  const everyDay = spans.some(({ days }) => days) ? translator(language)('practical.shutEveryDay') : ''
  const said = spans
    .toSorted((one, other) => Number(one.days === undefined) - Number(other.days === undefined))
    .map(({ days, months, from, to }) =>
      [
        days
          ? joinWords(
              days.map((day) => nameWeekday(day, language)),
              languages[language].locale,
            )
          : everyDay,
        months ? formatMonths(months, language) : '',
        from && to ? formatSpan(from, to, language) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
  return said.join('; ')
}
