import { osloTimeZone } from '#site/domain/calendar/oslo-day.ts'
import './month-of-today.css'

// Pages that depend on the month carry all months in their HTML, since the guide is built once. This inline script sets
// the month in Norway before anything is drawn, and `month-of-today.css` shows what belongs to it. Without script only
// what holds in every month is shown (docs/decisions/pages.md).

/** Returns the inline script that sets `data-month` (1 to 12), and `data-advice="against"` in the given months. */
export function scriptOfMonth(against: readonly number[] = []): string {
  const month = `new Intl.DateTimeFormat('en',{timeZone:'${osloTimeZone}',month:'numeric'}).format()`
  const advice = against.length > 0 ? `;if([${against.join()}].includes(+d.month))d.advice='against'` : ''
  return `{const d=document.documentElement.dataset;d.month=${month}${advice}}`
}

/** Returns the `data-months` of content that is shown in some months only, and optionally without script. */
export function shownIn(months: readonly number[], isShownWithoutScript = false): string {
  return [...months, ...(isShownWithoutScript ? ['unknown'] : [])].join(' ')
}
