import './month-of-today.css'

// Pages that depend on the month carry all months in their HTML, since the guide is built once. This inline script sets
// the month in Norway before anything is drawn, and `month-of-today.css` shows what belongs to it. Without script only
// what holds in every month is shown (docs/decisions/pages.md).

/**
 * Returns the inline script that sets `data-month` (1 to 12), and `data-advice="against"` in the given months. It adds the one
 * or two hours that clocks in Norway are ahead when a month ends there: the first use of `Intl` would hold the first picture up.
 */
export function scriptOfMonth(against: readonly number[] = []): string {
  const advice = against.length > 0 ? `;if([${against.join()}].includes(+d.month))d.advice='against'` : ''
  return `{const d=document.documentElement.dataset,n=new Date,m=n.getUTCMonth();d.month=new Date(+n+(m>1&&m<9?72e5:36e5)).getUTCMonth()+1${advice}}`
}

/** Returns the `data-months` of content that is shown in some months only, and optionally without script. */
export function shownIn(months: readonly number[], isShownWithoutScript = false): string {
  return [...months, ...(isShownWithoutScript ? ['unknown'] : [])].join(' ')
}

/**
 * The inline script that moves what is out of season (`data-off` names the month) below the line of its list that says so
 * (`data-later`), and shows that line. It stands behind the lists, so nothing is drawn twice; without script they stay as they are.
 */
export const scriptOfLater =
  "for(const l of document.querySelectorAll('[data-later]')){const o=[...l.parentElement.children].filter(e=>e.dataset.off?.split(' ').includes(document.documentElement.dataset.month));l.hidden=!o.length;l.parentElement.append(l,...o)}"

/**
 * Returns the inline script that puts the element `id` before the element `before` in the given months, in which its `data-months` hide it
 * until then, so that nothing moves that was drawn. It stands behind both; without script the element keeps its place.
 */
export function scriptOfPlace(id: string, before: string, months: readonly number[]): string {
  return `{const d=document,f=i=>d.getElementById(i);if([${months.join()}].includes(+d.documentElement.dataset.month)){f('${before}').before(f('${id}'));f('${id}').removeAttribute('data-months')}}`
}
