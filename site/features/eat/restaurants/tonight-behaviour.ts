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
const order = ['open', 'ask', 'askOnline', 'shut'] as const
type State = (typeof order)[number]

interface Dinner {
  hours?: OpeningHours
  closed: NotThenCondition[]
  hasPhone: boolean
}

interface Words {
  states: Record<State, string>
  /** With {day}, {time}, {open}, {ask} and {shut}; what is open is said only where something is. */
  summary: { open: string; none: string }
  locale: string
}

/** Returns the moment of the dinner that is next: seven o'clock, or now while kitchens may still be open. */
export function momentOfDinner(moment: number): number {
  const today = osloDateOf(moment)
  if (moment < osloMoment(today, dinnerHour)) return osloMoment(today, dinnerHour)
  return moment < osloMoment(today, lastOrders) ? moment : osloMoment(shiftDate(today, 1), dinnerHour)
}

/** Returns whether a kitchen is known to be open at a moment, usually shut, or has to be asked. */
export function stateOfDinner({ hours, closed, hasPhone }: Dinner, moment: number): State {
  const status = openingStatusAt(hours, moment)
  if (status === 'open') return 'open'
  const date = osloDateOf(moment)
  const minutes = Math.floor((moment - osloMoment(date, 0)) / 60_000)
  if (status === 'closed' || holdsOn({ when: closed }, date, minutes)) return 'shut'
  return hasPhone ? 'ask' : 'askOnline'
}

/** Says beside each house what is known of the next dinner, and moves those that one can go to or ask before those that are shut. */
export function sayTonight(root: HTMLElement): void {
  const { states, summary, locale }: Words = JSON.parse(root.dataset.tonight ?? '')
  const moment = momentOfDinner(now())
  const rows = [...root.querySelectorAll<HTMLElement>('[data-dinner]')]
  const counts = { open: 0, ask: 0, askOnline: 0, shut: 0 }
  for (const row of rows) {
    const state = stateOfDinner(JSON.parse(row.dataset.dinner ?? ''), moment)
    counts[state] += 1
    row.dataset.tonightState = state
    const said = row.querySelector('[data-dinner-state]')
    if (said) said.textContent = states[state]
  }
  const rank = ({ dataset }: HTMLElement) => order.indexOf(dataset.tonightState as State)
  for (const row of rows.toSorted((one, other) => rank(one) - rank(other))) row.parentElement?.append(row)
  const line = root.querySelector('[data-tonight-said]')
  if (!line) return
  line.textContent = fillGaps(counts.open > 0 ? summary.open : summary.none, {
    day: capitalise(formatLongDay(osloDateOf(moment), locale)),
    time: formatOsloTime(moment),
    open: counts.open,
    ask: counts.ask + counts.askOnline,
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
}
