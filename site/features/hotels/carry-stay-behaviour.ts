import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { isInWinter } from '#site/domain/calendar/year-bar.ts'
import { keepStay, readKeptStay } from '#site/ui/kept-stay.ts'
import { limitDates, moveCheckIn, readSearch, type StayDates, stayParameters, withStay } from './stay-search.ts'

const linksToStays = 'a[data-partner="hotels"]'

/** As rows of a list say whether their house takes guests in winter (`data-winter`). */
const winterOrder = ['usual', 'ask', 'no']

/**
 * Puts the rows of a list in the order for a stay: in winter the houses that are known to take guests then, those of which nobody knows,
 * those that are shut; at other times as they were built, by their numbers.
 */
function orderRows({ checkIn, checkOut }: StayDates): void {
  const nights = [checkIn, shiftDate(checkOut, -1)]
  const rows = [...document.querySelectorAll<HTMLElement>('[data-winter]')].map((element) => ({
    element,
    rank: nights.some(isInWinter) ? winterOrder.indexOf(element.dataset.winter ?? '') : 0,
    number: Number(element.querySelector('.number')?.textContent),
  }))
  const ordered = rows.toSorted((one, other) => one.rank - other.rank || one.number - other.number)
  rows[0]?.element.parentElement?.append(...ordered.map(({ element }) => element))
}

/** Takes the dates and guests of a form (`stayParameters` names its fields) into every link to the hotel partner and the order of its list, at once and with each change, and keeps them for other pages; `keepsTyped`: with what was typed before the script came. */
export function carryStay(form: HTMLFormElement, now = Date.now(), { keepsTyped = false } = {}): void {
  const today = osloDateOf(now)
  const field = (name: 'checkIn' | 'checkOut' | 'adults') =>
    form.elements.namedItem(stayParameters[name]) as HTMLInputElement | HTMLSelectElement
  const start = readSearch(window.location.search, today, readKeptStay())
  const [checkIn = '', checkOut = ''] = keepsTyped ? [field('checkIn').value, field('checkOut').value] : []
  const moved = checkIn ? moveCheckIn(start, checkIn, today) : start
  let dates: StayDates = checkOut > moved.checkIn ? { ...moved, checkOut } : moved
  const fill = () => {
    const limits = limitDates(dates.checkIn, today)
    for (const name of ['checkIn', 'checkOut'] as const)
      Object.assign(field(name), limits[name], { value: dates[name] })
  }
  const carry = () => {
    if (!form.checkValidity()) return undefined
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const search = readSearch(chosen.toString(), today)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(linksToStays))
      link.href = withStay(link.href, search)
    orderRows(search)
    return search
  }
  fill()
  if (!checkIn) field('adults').value = String(start.adults)
  carry()
  form.addEventListener('change', ({ target }) => {
    if (target === field('checkIn')) {
      dates = moveCheckIn(dates, field('checkIn').value, today)
      fill()
    } else dates = { ...dates, checkOut: field('checkOut').value }
    const chosen = carry()
    if (chosen) keepStay(chosen)
  })
}
