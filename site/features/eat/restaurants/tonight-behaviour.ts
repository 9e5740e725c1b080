import { holdsOn, type NotThenCondition } from '#site/domain/calendar/not-then.ts'
import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import { now, whenClockIsSet } from '#site/ui/live-clock.ts'

const dinnerHour = 19
/** From this hour on the next evening is meant. */
const lastOrders = 22
const order = ['open', 'ask', 'lookIn', 'askOnline', 'shut'] as const
type State = (typeof order)[number]

interface Dinner {
  hours?: OpeningHours
  closed: NotThenCondition[]
  hasPhone: boolean
  hasWebsite: boolean
}

interface Words {
  states: Record<State, string>
  /** With {day}, {time}, {open}, {ask} and {shut}; what is open is said only where something is. */
  summary: { open: string; none: string }
  /** Which evening is meant, with {day}. */
  titles: { tonight: string; tomorrow: string }
  /** Opens the houses of which only a website is known, with {count}. */
  online: string
  locale: string
}

/** Returns the moment of the dinner that is next: seven o'clock, or now while kitchens may still be open. */
export function momentOfDinner(moment: number): number {
  const today = osloDateOf(moment)
  if (moment < osloMoment(today, dinnerHour)) return osloMoment(today, dinnerHour)
  return moment < osloMoment(today, lastOrders) ? moment : osloMoment(shiftDate(today, 1), dinnerHour)
}

/** Returns whether a kitchen is known to be open at a moment, usually shut, or has to be asked, and how. */
export function stateOfDinner({ hours, closed, hasPhone, hasWebsite }: Dinner, moment: number): State {
  const status = openingStatusAt(hours, moment)
  if (status === 'open') return 'open'
  const date = osloDateOf(moment)
  const minutes = Math.floor((moment - osloMoment(date, 0)) / 60_000)
  if (status === 'closed' || holdsOn({ when: closed }, date, minutes)) return 'shut'
  if (hasPhone) return 'ask'
  return hasWebsite ? 'askOnline' : 'lookIn'
}

/** Shows the houses of the chosen village, and those for children where that is wanted; what is folded says how many of them it has. */
function filterHouses(root: HTMLElement, online: string): void {
  const village = root.querySelector<HTMLSelectElement>('[data-dinner-village]')?.value ?? ''
  const isWithChildren = root.querySelector<HTMLInputElement>('[data-dinner-children]')?.checked ?? false
  for (const row of root.querySelectorAll<HTMLElement>('[data-dinner]'))
    row.hidden =
      (village !== '' && row.dataset.village !== village) || (isWithChildren && row.dataset.children === undefined)
  // What is folded is not overlooked where it is all that is left, and nothing is offered to open that is empty.
  const fold = root.querySelector<HTMLDetailsElement>('details')
  if (!fold) return
  const count = fold.querySelectorAll('[data-dinner]:not([hidden])').length
  fold.hidden = count === 0
  const line = fold.querySelector('[data-dinner-online]')
  if (line) line.textContent = fillGaps(online, { count })
  if (village || isWithChildren) fold.open = true
}

/**
 * Says which evening is meant and beside each house what is known of that dinner, and moves those that one can go to or ask before those
 * that are shut. The sentence counts the houses that are shown.
 */
export function sayTonight(root: HTMLElement): void {
  const { states, summary, titles, online, locale }: Words = JSON.parse(root.dataset.tonight ?? '')
  const clock = now()
  const moment = momentOfDinner(clock)
  const date = osloDateOf(moment)
  const day = formatLongDay(date, locale)
  const title = root.closest('section')?.querySelector('h2')
  if (title) title.textContent = fillGaps(date === osloDateOf(clock) ? titles.tonight : titles.tomorrow, { day })
  filterHouses(root, online)
  const rows = [...root.querySelectorAll<HTMLElement>('[data-dinner]')]
  const counts = { open: 0, ask: 0, lookIn: 0, askOnline: 0, shut: 0 }
  for (const row of rows) {
    const state = stateOfDinner(JSON.parse(row.dataset.dinner ?? ''), moment)
    if (!row.hidden) counts[state] += 1
    row.dataset.tonightState = state
    const said = row.querySelector('[data-dinner-state]')
    if (said) said.textContent = states[state]
  }
  const rank = ({ dataset }: HTMLElement) => order.indexOf(dataset.tonightState as State)
  for (const row of rows.toSorted((one, other) => rank(one) - rank(other))) row.parentElement?.append(row)
  const line = root.querySelector('[data-tonight-said]')
  if (!line) return
  line.textContent = fillGaps(counts.open > 0 ? summary.open : summary.none, {
    day: capitalise(day),
    time: formatOsloTime(moment),
    open: counts.open,
    ask: counts.ask + counts.lookIn + counts.askOnline,
    shut: counts.shut,
  })
}

/** Says it now, when the server's clock is known, and every minute. */
export function keepSayingTonight(): void {
  const root = document.querySelector<HTMLElement>('[data-tonight]')
  if (!root) return
  const say = () => sayTonight(root)
  say()
  whenClockIsSet(say)
  setInterval(say, 60_000)
  root.addEventListener('change', say)
}
