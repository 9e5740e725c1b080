import type { Remark } from '#site/features/trip/plan/find-remarks.ts'
import { formatWeekdayShort, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { warning } from '#site/ui/icons.ts'

/** The way from day to day on a narrow window. */
export interface DayBar {
  element: HTMLElement
  /** Shows a cell for each day, with a sign where something is to be looked at. */
  show(schedules: readonly DaySchedule[], remarks: readonly Remark[]): void
}

/** Returns the bar of days, still empty; the day that is read is marked as one scrolls. */
export function buildDayBar({ words, language }: Pick<TripVoice, 'words' | 'language'>): DayBar {
  const list = buildElement('ol')
  const element = buildElement('nav.trip-bar-of-days', { 'aria-label': words.daysTitle }, list)
  let shown = ''
  const mark = (id: string) => {
    for (const link of list.querySelectorAll('a'))
      if (link.dataset.jump === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  // What lies at a third of the window's height is read.
  const watch = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      if (read) mark(read.target.id)
    },
    { rootMargin: '-32% 0% -63%' },
  )
  return {
    element,
    show(schedules, remarks) {
      // Days are drawn anew when they change.
      watch.disconnect()
      requestAnimationFrame(() => {
        for (const day of document.querySelectorAll('.trip-day')) watch.observe(day)
      })
      const cells = schedules.map(({ date }, day) => {
        const isOpen = remarks.some((remark) => remark.day === day && remark.weight !== 'know')
        return { day, name: date && formatWeekdayShort(date, language), isOpen }
      })
      const matter = JSON.stringify(cells)
      element.hidden = schedules.length < 2
      if (matter === shown) return
      shown = matter
      list.replaceChildren(
        ...cells.map(({ day, name, isOpen }) => {
          const id = `day-${day + 1}`
          const number = fillGaps(words.dayNumber, { number: day + 1 })
          const sign = isOpen ? buildIcon(warning) : undefined
          const note = isOpen ? buildElement('span.visually-hidden', {}, `, ${words.remarksTitle}`) : undefined
          const matters = [buildElement('b', {}, number), name && buildElement('small', {}, name), sign, note]
          return buildElement('li', {}, buildElement('a', { href: `#${id}`, 'data-jump': id }, ...matters))
        }),
      )
    },
  }
}
