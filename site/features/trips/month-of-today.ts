import { osloTimeZone } from '#site/calendar/oslo-day.ts'
import './month-of-today.css'

// The guide is built once and read all year. A page that depends on the month has the words of every month in its HTML; this
// script says which month it is in Norway before anything is drawn, and `month-of-today.css` shows what belongs to it. Without
// script only what is true in every month is shown (docs/decisions/0016-advice-by-month.md).

/**
 * The script, to stand inline before what depends on it: it writes the month (1 to 12) into `data-month` of the page, and
 * `data-advice="against"` in the months given.
 */
export function scriptOfMonth(against: readonly number[] = []): string {
  const month = `new Intl.DateTimeFormat('en',{timeZone:'${osloTimeZone}',month:'numeric'}).format()`
  const advice = against.length > 0 ? `;if([${against.join()}].includes(+d.month))d.advice='against'` : ''
  return `{const d=document.documentElement.dataset;d.month=${month}${advice}}`
}

/** The `data-months` of something that is shown in some months only; and, if it is always true, to readers without script. */
export function shownIn(months: readonly number[], isShownWithoutScript = false): string {
  return [...months, ...(isShownWithoutScript ? ['unknown'] : [])].join(' ')
}
