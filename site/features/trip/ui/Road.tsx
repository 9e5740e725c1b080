import { type CSSProperties, memo } from 'react'
import { formatWeekdayShort, nameOfStop, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { layOutRoad } from '#site/features/trip/plan/lay-out-road.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { JumpLink } from '#site/features/trip/tools/JumpLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { warning } from '#site/ui/icons.ts'

/** More days than that would be too narrow to name. */
const mostDays = 20
/** Percent of the road that the words of a day need. */
const roomForDay = 7
const roomForDate = 11

interface Props {
  schedules: readonly DaySchedule[]
  remarks: readonly Remark[]
  voice: TripVoice
}

function share(shares: Record<`--${string}`, number>): CSSProperties {
  return Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, `${value.toFixed(2)}%`]))
}

/** Returns the marks of a day with the kilometres from where it begins. */
function listMarks({ visits, goal }: DaySchedule, isLast: boolean, voice: TripVoice) {
  let kilometres = 0
  const marks = visits.map(({ stop, way }) => {
    kilometres += way?.kilometres ?? 0
    return { kilometres, name: nameOfStop(stop.ref, voice), kind: 'stop' as const }
  })
  kilometres += goal?.way?.kilometres ?? 0
  if (goal) return [...marks, { kilometres, name: nameOfStop(goal.ref, voice), kind: goal.kind }]
  return isLast ? marks : [...marks, { kilometres, name: voice.words.noBed, kind: 'none' as const }]
}

/**
 * The trip as one road, whose blocks are the days, each as long as its way; nothing for what has no road to show. Its days are links;
 * all else is told by the days themselves.
 */
export const Road = memo(function Road({ schedules, remarks, voice }: Props) {
  const { words, language } = voice
  const isDriven = schedules.some(({ kilometres }) => kilometres > 0)
  if (!isDriven || schedules.length < 2 || schedules.length > mostDays) return null
  const { blocks, marks } = layOutRoad(
    schedules.map((schedule, index) => ({
      kilometres: schedule.kilometres,
      marks: listMarks(schedule, index === schedules.length - 1, voice),
    })),
  )
  return (
    <nav className="trip-road" aria-label={words.roadLabel}>
      <div>
        {blocks.map(({ from, to }, index) => {
          const date = schedules[index]?.date
          const isOpen = remarks.some(({ day, weight }) => day === index && weight !== 'know')
          const name = fillGaps(words.dayNumber, { number: index + 1 })
          return (
            <JumpLink
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
              key={index}
              to={`day-${index + 1}`}
              aria-label={isOpen ? `${name}, ${words.remarksTitle}` : name}
              style={share({ '--at': from })}
            >
              <b>
                <span>{to - from < roomForDay ? String(index + 1) : name}</span>
                {isOpen ? <Icon svg={warning} /> : null}
              </b>
              {date && to - from >= roomForDate ? <span>{formatWeekdayShort(date, language)}</span> : null}
            </JumpLink>
          )
        })}
        <div className="trip-road-line" aria-hidden="true">
          {blocks.map(({ from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
            <i key={index} style={share({ '--at': from, '--length': to - from })} />
          ))}
        </div>
        <ul aria-hidden="true">
          {marks.map(({ at, kind, label }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name of their own.
              key={index}
              className={[kind, label?.isFar ? 'far' : '', label?.isLeft ? 'left' : ''].filter(Boolean).join(' ')}
              style={share({ '--at': at })}
            >
              {label ? <span>{label.text}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
})
