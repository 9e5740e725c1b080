import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { keepStay, readKeptStay } from '#site/ui/kept-stay.ts'
import { limitDates, moveCheckIn, readSearch, type StayDates, stayParameters, withStay } from './stay-search.ts'

const linksToStays = 'a[data-partner="hotels"]'

/** Takes the dates and guests of a form (`stayParameters` names its fields) into every link to the hotel partner, at once and with each change, and keeps them for other pages. */
export function carryStay(form: HTMLFormElement, now = Date.now()): void {
  const today = osloDateOf(now)
  const field = (name: 'checkIn' | 'checkOut' | 'adults') =>
    form.elements.namedItem(stayParameters[name]) as HTMLInputElement | HTMLSelectElement
  const start = readSearch(window.location.search, today, readKeptStay())
  let dates: StayDates = start
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
  field('adults').value = String(start.adults)
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
