import { holdsOn, type NotThenCondition } from '#site/domain/calendar/not-then.ts'
import { closingTimeAt, type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { keepPlace, readKeptPlace } from '#site/ui/kept-place.ts'
import { now, whenClockIsSet } from '#site/ui/live-clock.ts'

const dinnerHour = 19
/** From this hour on the next evening is meant. */
const lastOrders = 22
/** Minutes by road: a house that is farther from where one is, is folded. */
const nearMinutes = 30
const order = ['open', 'ask', 'lookIn', 'askOnline', 'shut'] as const
type State = (typeof order)[number]

interface Dinner {
  hours?: OpeningHours
  closed: NotThenCondition[]
  hasPhone: boolean
  hasWebsite: boolean
  /** As the page was built. */
  isFolded?: boolean
}

interface Words {
  /** What is open has {until}. */
  states: Record<State, string>
  /** With {day}, {time}, {open} and {ask}; what is open, or shut, is said only where something is. */
  summary: { open: string; none: string; shut: string }
  /** Which evening is meant, with {day}. */
  titles: { tonight: string; tomorrow: string }
  /** Opens what is folded, with {count}: houses of which only a website is known, or farther ones once one says where one is. */
  folded: { online: string; farther: string }
  /** Those by the road, and how far each is from each. */
  villages: string[]
  minutes: number[][]
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

/** A house of the list, as far as its place in it is concerned. */
interface Row {
  element: HTMLElement
  state: State
  /** Minutes from where one is; 0 for all while nobody says so. */
  far: number
  isFolded: boolean
}

/** Returns where one says to be. */
function readChosen(root: HTMLElement): HTMLOptionElement | undefined {
  const choice = root.querySelector<HTMLSelectElement>('[data-chosen-place]')
  return choice?.options[choice.selectedIndex]
}

/** Returns how far a village is from where one says to be; undefined while nobody says so. */
function readDistances(root: HTMLElement, { villages, minutes }: Words): ((village: string) => number) | undefined {
  const chosen = readChosen(root)
  const from = chosen?.value ? minutes[villages.indexOf(chosen.text)] : undefined
  return from && ((village) => from[villages.indexOf(village)] ?? Number.POSITIVE_INFINITY)
}

function compareRows(one: Row, other: Row): number {
  const isShut = ({ state }: Row) => Number(state === 'shut')
  return isShut(one) - isShut(other) || one.far - other.far || order.indexOf(one.state) - order.indexOf(other.state)
}

/** Puts the rows into their lists, and says how many are folded. */
function arrange(root: HTMLElement, rows: readonly Row[], folded: string, isOpened: boolean): void {
  const fold = root.querySelector<HTMLDetailsElement>('details')
  const [near, farther] = root.querySelectorAll('.tonight')
  for (const { element, isFolded } of rows.toSorted(compareRows)) (isFolded ? farther : near)?.append(element)
  if (!fold) return
  const shown = rows.filter(({ element }) => !element.hidden)
  const count = shown.filter(({ isFolded }) => isFolded).length
  // What is folded is not overlooked where it is all that is left, and nothing is offered to open that is empty.
  fold.hidden = count === 0
  if (isOpened || count === shown.length) fold.open = true
  const line = fold.querySelector('[data-dinner-folded]')
  if (line) line.textContent = fillGaps(folded, { count })
}

/**
 * Says which evening is meant and beside each house what is known of that dinner, and moves those that one can go to or ask before those
 * that are shut, the nearest first where one says where one is; farther ones are folded then. The sentence counts what is not folded so.
 */
export function sayTonight(root: HTMLElement): void {
  const words: Words = JSON.parse(root.dataset.tonight ?? '')
  const { states, summary, titles, folded, locale } = words
  const clock = now()
  const moment = momentOfDinner(clock)
  const date = osloDateOf(moment)
  const day = formatLongDay(date, locale)
  const title = root.closest('section')?.querySelector('h2')
  if (title) title.textContent = fillGaps(date === osloDateOf(clock) ? titles.tonight : titles.tomorrow, { day })
  const isWithChildren = root.querySelector<HTMLInputElement>('[data-dinner-children]')?.checked ?? false
  const distanceTo = readDistances(root, words)
  const counts = { open: 0, ask: 0, lookIn: 0, askOnline: 0, shut: 0 }
  const rows = [...root.querySelectorAll<HTMLElement>('[data-dinner]')].map((element): Row => {
    const dinner: Dinner = JSON.parse(element.dataset.dinner ?? '')
    const state = stateOfDinner(dinner, moment)
    const far = distanceTo?.(element.dataset.village ?? '') ?? 0
    const isFolded = distanceTo ? far > nearMinutes : dinner.isFolded === true
    element.hidden = isWithChildren && element.dataset.children === undefined
    if (!element.hidden && !(distanceTo && isFolded)) counts[state] += 1
    element.dataset.tonightState = state
    const said = element.querySelector('[data-dinner-state]')
    if (said) said.textContent = fillGaps(states[state], { until: closingTimeAt(dinner.hours, moment) ?? '' })
    return { element, state, far, isFolded }
  })
  arrange(root, rows, distanceTo ? folded.farther : folded.online, isWithChildren)
  const line = root.querySelector('[data-tonight-said]')
  if (!line) return
  line.textContent = fillGaps(counts.open > 0 ? summary.open : summary.none, {
    day: capitalise(day),
    time: formatOsloTime(moment),
    open: counts.open,
    ask: counts.ask + counts.lookIn + counts.askOnline,
    shut: counts.shut > 0 ? fillGaps(summary.shut, { shut: counts.shut }) : '',
  })
}

/** Says it now, when the server's clock is known, and every minute; where one says to be, other pages keep, too. */
export function keepSayingTonight(): void {
  const root = document.querySelector<HTMLElement>('[data-tonight]')
  if (!root) return
  const choice = root.querySelector<HTMLSelectElement>('[data-chosen-place]')
  const storage = findStorage()
  const keep = () => {
    const place = readChosen(root)?.dataset.place
    if (place) keepPlace(storage, place)
  }
  // What was chosen before the script came stays.
  if (choice?.value) keep()
  else if (choice) choice.value = readKeptPlace(storage) ?? ''
  const say = () => sayTonight(root)
  say()
  whenClockIsSet(say)
  setInterval(say, 60_000)
  root.addEventListener('change', () => {
    keep()
    say()
  })
}
