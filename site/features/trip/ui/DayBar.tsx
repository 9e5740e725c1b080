import { memo, useEffect, useState } from 'react'
import { formatWeekdayShort, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { JumpLink } from '#site/features/trip/tools/JumpLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { warning } from '#site/ui/icons.ts'

interface Props {
  schedules: readonly DaySchedule[]
  remarks: readonly Remark[]
  voice: Pick<TripVoice, 'words' | 'language'>
}

/** Returns the id of the day that is read: the one at a third of the window's height. */
function useDayInView(count: number): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    if (count === 0 || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setRead(entry.target.id)
      },
      { rootMargin: '-32% 0% -63%' },
    )
    for (const day of document.querySelectorAll('.trip-day')) watch.observe(day)
    return () => watch.disconnect()
  }, [count])
  return read
}

/** The way from day to day on a narrow window, with a sign where something is to be looked at. */
export const DayBar = memo(function DayBar({ schedules, remarks, voice: { words, language } }: Props) {
  const read = useDayInView(schedules.length)
  return (
    <nav className="trip-bar-of-days" aria-label={words.daysTitle} hidden={schedules.length < 2}>
      <ol>
        {schedules.map(({ date }, day) => {
          const id = `day-${day + 1}`
          const isOpen = remarks.some((remark) => remark.day === day && remark.weight !== 'know')
          return (
            <li key={id}>
              <JumpLink to={id} aria-current={read === id ? 'true' : undefined}>
                <b>{fillGaps(words.dayNumber, { number: day + 1 })}</b>
                {date ? <small>{formatWeekdayShort(date, language)}</small> : null}
                {isOpen ? <Icon svg={warning} /> : null}
                {isOpen ? <span className="visually-hidden">{`, ${words.remarksTitle}`}</span> : null}
              </JumpLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
})
