import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { keepStay, readKeptStay } from '#site/ui/kept-stay.ts'
import { limitDates, moveCheckIn, readSearch, type StayDates, stayParameters, withStay } from './stay-search.ts'

const linksToStays = 'a[data-partner="hotels"]'

/** Takes the dates and guests of a form (`stayParameters` names its fields) into every link to the hotel partner, at once and with each change, and keeps them for other pages; `keepsTyped`: with what was typed before the script came. */
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
