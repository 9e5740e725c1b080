import { memo, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloMoment } from '#site/domain/calendar/oslo-day.ts'
import type { Place } from '#site/features/trip/plan/atlas.ts'
import { formatDayMonth, formatLead, nameOfPlan, nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { type DaySchedule, formatTime } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

const step = 15

/** Returns when a house is open on a date by the hours that the guide has, `10:00–17:00`; empty where it has none or is closed. */
export function listOpenTimes(hours: OpeningHours, date: string): string {
  // A booklet says what is usual; whether it holds this year, its reader is told to ask.
  const usual = { ...hours, confirmedOn: date }
  const isOpen = (minutes: number) => openingStatusAt(usual, osloMoment(date, minutes / 60)) === 'open'
  const times = Array.from({ length: 1440 / step }, (_, index) => index * step)
  const opens = times.find(isOpen)
  if (opens === undefined) return ''
  const closes = times.find((minutes) => minutes > opens && !isOpen(minutes)) ?? 1440
  return `${formatTime(opens)}–${formatTime(closes)}`
}

/** Worked out again only for another date: a step changes few of a plan's places. */
const OpenTimes = memo(function OpenTimes({ hours, date }: { hours: OpeningHours; date: string }) {
  return listOpenTimes(hours, date)
})

interface Row {
  key: string
  day: number
  name: string
  place: Place
  date: string | undefined
}

function listRows(schedules: readonly DaySchedule[], nameOf: (ref: string) => string): Row[] {
  const seen = new Set<string>()
  return schedules.flatMap(({ visits, goal, date }, day) =>
    [...visits.map(({ stop, place }) => ({ ref: stop.ref, place })), ...(goal ? [goal] : [])].flatMap(
      ({ ref, place }): Row[] => {
        if (!place || seen.has(ref)) return []
        seen.add(ref)
        return [{ key: ref, day, name: nameOf(ref), place, date }]
      },
    ),
  )
}

/** The pages that a printed plan has and a screen has not: a cover with map and road, where everything is, and a card for an emergency. */
export function BookletPages({
  plan,
  schedules,
  map,
}: {
  plan: Plan
  schedules: readonly DaySchedule[]
  map: ReactNode
}) {
  const { voice } = useTripTools()
  const { words, language, emergency } = voice
  const { bookletPages: booklet } = words
  const first = document.querySelector('.booklet-first')
  const rows = listRows(schedules, (ref) => nameOfStop(ref, voice))
  const longest = Math.max(1, ...schedules.map(({ kilometres }) => kilometres))
  const cover = (
    <section className="booklet-page booklet-cover">
      <p className="booklet-mark">Lofoten</p>
      <h2>{nameOfPlan(plan, voice)}</h2>
      <p>{formatLead(plan, voice)}</p>
      {map}
      <ol className="booklet-road">
        {schedules.map(({ kilometres, visits, goal, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
          <li key={index}>
            <b>{index + 1}</b>
            <span>
              <span>
                {[
                  date ? formatDayMonth(date, language) : '',
                  goal
                    ? nameOfStop(goal.ref, voice)
                    : visits.at(-1)
                      ? nameOfStop(visits.at(-1)?.stop.ref ?? '', voice)
                      : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(kilometres / longest) * 100} height={4} />
              </svg>
            </span>
            <span>{`${Math.round(kilometres)}\u00a0km`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
  return (
    <>
      {first ? createPortal(cover, first) : null}
      <section className="booklet-page booklet-places">
        <h2>{booklet.places}</h2>
        <table>
          <thead>
            <tr>
              <th>{words.day}</th>
              <th>{booklet.name}</th>
              <th>{booklet.where}</th>
              <th>{booklet.phone}</th>
              <th>{booklet.hours}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, day, name, place, date }) => (
              <tr key={key}>
                <td>{day + 1}</td>
                <td>{name}</td>
                <td>{`${place.position.latitude.toFixed(4)}, ${place.position.longitude.toFixed(4)}`}</td>
                <td>{place.phone ?? ''}</td>
                <td>
                  {place.hours && date ? (
                    <OpenTimes hours={place.hours} date={date} />
                  ) : place.hasHours ? (
                    booklet.ask
                  ) : (
                    ''
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{booklet.placesText}</p>
      </section>
      <section className="booklet-page booklet-card">
        <h2>{booklet.card}</h2>
        <p className="booklet-numbers">
          {/* A number and whose it is stay in one line. */}
          {emergency.numbers.map((number) => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')).join(' · ')}
        </p>
        <h3>{emergency.words['myPosition.sayTitle']}</h3>
        <ol>
          {(['where', 'what', 'who', 'phone'] as const).map((part) => (
            <li key={part}>{emergency.words[`myPosition.say.${part}`]}</li>
          ))}
        </ol>
        <h3>{booklet.own}</h3>
        <ul className="booklet-lines">
          {booklet.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {fillGaps(booklet.beds, {
            beds:
              rows
                .filter(({ place }) => place.isBed)
                .map(({ name, place }) => (place.phone ? `${name} ${place.phone}` : name))
                .join(' · ') || '–',
          })}
        </p>
      </section>
    </>
  )
}
