import { formatCounted, formatLength, localeOf, nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import type { Note } from '#site/features/trip/plan/notes.ts'
import type { Means } from '#site/features/trip/plan/plan.ts'
import { keyOfRemark, type Remark } from '#site/features/trip/plan/remark.ts'
import {
  type DaySchedule,
  formatTime,
  isOnFoot,
  isPlaceForNight,
  minutesOfTime,
  type Visit,
} from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { RemarkNotice } from './Remarks.tsx'
import { BedEditor, StopEditor } from './StopEditor.tsx'
import { ChangeButton, Grip, StopLines, StopName } from './StopName.tsx'

/** Points of the road table where planes land and no bus stops; the airport bus goes from Evenes. */
const withoutBus: readonly (string | undefined)[] = ['svolvaer-airport', 'leknes-airport']

/** The way to a stop in words; for a bus with a link to departures, or that none goes to or from the end of the trip. */
function Leg({ way, means, end }: { way: Visit['way']; means: Means; end: string | undefined }) {
  const { voice } = useTripTools()
  const { words, language } = voice
  if (!way) return <p className="trip-leg">{words.noRoad}</p>
  const kilometres = `${formatNumber(Math.round(way.kilometres), localeOf(language))}\u00a0km`
  const said = `${formatCounted(way.minutes, { means }, voice)} · ${kilometres}`
  if (means.kind !== 'bus' || isOnFoot({ means }, way)) return <p className="trip-leg">{said}</p>
  if (withoutBus.includes(end)) return <p className="trip-leg">{`${said} · ${words.noBusAtAirport}`}</p>
  return (
    <p className="trip-leg">
      <span>{`${said} · `}</span>
      {/* No address of Entur's is known that has the places and the date filled in. */}
      <a href="https://entur.no" rel="noreferrer">
        {words.bus}
      </a>
    </p>
  )
}

/** When one arrives; by bus nobody knows. */
function Time({ minutes, means }: { minutes: number; means: Means }) {
  if (means.kind === 'bus') return null
  const clock = formatClock(minutes)
  return <time dateTime={clock}>{clock}</time>
}

interface OpenProps {
  means: Means
  note: Note | undefined
  isReadOnly: boolean
  isOpen: boolean
  onToggle(name: string): void
}

interface StopProps extends OpenProps {
  visit: Visit
  index: number
  schedule: DaySchedule
  remarks: readonly Remark[]
  onSearch(): void
}

/** A stop of a day: the way there, when, what, how long, and the strip to change it. */
export function Stop({
  visit,
  index,
  schedule,
  remarks,
  means,
  note,
  isReadOnly,
  isOpen,
  onToggle,
  onSearch,
}: StopProps) {
  const { voice } = useTripTools()
  const { stop, place, way, arrives, minutes } = visit
  const { key = 0 } = stop
  // Nobody drives to the first stop of a plan that does not say yet where it begins, nor to the sky above.
  const isThere = place?.isSky === true && way?.kilometres === 0
  const isReached = !isThere && (index > 0 || schedule.from !== undefined)
  return (
    <li>
      {isReached ? <Leg way={way} means={means} end={index === 0 ? schedule.from?.ref : undefined} /> : null}
      <div className={place ? 'trip-stop visit' : 'trip-stop visit unknown'}>
        <Grip number={String(index + 1)} stopKey={isReadOnly ? undefined : key} />
        <Time minutes={arrives} means={means} />
        <StopName stop={stop.ref} place={place} />
        <p className="trip-stay">{formatLength(minutes, voice)}</p>
        {isReadOnly ? null : (
          <ChangeButton name={String(key)} stop={stop.ref} stopKey={key} isOpen={isOpen} onToggle={onToggle} />
        )}
        <StopLines stop={stop.ref} place={place} note={note} />
      </div>
      {remarks.map((remark) => (
        <RemarkNotice
          key={keyOfRemark(remark)}
          remark={remark}
          schedule={schedule}
          isReadOnly={isReadOnly}
          onSearch={onSearch}
        />
      ))}
      {isOpen && !isReadOnly ? <StopEditor stopKey={key} note={note} /> : null}
    </li>
  )
}

interface StartProps {
  day: number
  schedule: DaySchedule
  means: Means
  /** The night before was spent there. */
  isBed: boolean
  /** Undefined where one cannot choose when to set out. */
  hasField: boolean
  /** When the flight or ferry comes in, on the day of it. */
  arrivesAt: string | undefined
}

/** Where a day begins, and when one sets out. */
export function Start({ day, schedule, means, isBed, hasField, arrivesAt }: StartProps) {
  const { voice, dispatch } = useTripTools()
  const { words } = voice
  const { from, starts } = schedule
  if (!from) return null
  const value = formatTime(starts)
  // Read once it is left: each figure that is typed is a time already.
  const take = ({ value: typed }: HTMLInputElement) => {
    if (typed && typed !== value) dispatch({ type: 'startSet', day, minutes: minutesOfTime(typed) })
  }
  return (
    <li>
      <div className={isBed ? 'trip-stop start bed' : 'trip-stop start'}>
        <Time minutes={starts} means={means} />
        <h4>
          {day === 0 || isBed || isPlaceForNight(from)
            ? fillGaps(day === 0 ? words.setOutArrival : words.setOutFrom, { place: nameOfStop(from.ref, voice) })
            : words.setOut}
        </h4>
        {arrivesAt ? <p className="trip-stay">{`${words.arriveTitle} ${arrivesAt}`}</p> : null}
        {hasField ? (
          <label className="trip-start-at">
            <span className="visually-hidden">{fillGaps(words.setOutLabel, { number: day + 1 })}</span>
            <input
              key={value}
              id={`start-${day}`}
              type="time"
              defaultValue={value}
              onBlur={({ currentTarget }) => take(currentTarget)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') take(currentTarget)
              }}
            />
          </label>
        ) : null}
      </div>
    </li>
  )
}

interface GoalProps extends OpenProps {
  day: number
  goal: DaySchedule['goal']
  isLast: boolean
  /** When the flight or ferry goes, on the day of it. */
  leavesAt: string | undefined
}

/** Where a day ends: the bed, that there is none, or where the trip ends. */
export function Goal({ day, goal, isLast, leavesAt, means, note, isReadOnly, isOpen, onToggle }: GoalProps) {
  const { voice } = useTripTools()
  const { words } = voice
  if (!goal)
    return isLast ? null : (
      <li>
        <div className="trip-stop bed none">
          <h4>{words.noBed}</h4>
        </div>
      </li>
    )
  const isBed = goal.kind === 'bed'
  const name = nameOfBed(day)
  return (
    <li>
      <Leg way={goal.way} means={means} end={goal.ref} />
      <div className={isBed ? 'trip-stop bed' : 'trip-stop end'}>
        <Time minutes={goal.arrives} means={means} />
        <StopName stop={goal.ref} place={goal.place} />
        <p className="trip-stay">{isBed ? words.night : [words.departure, leavesAt].filter(Boolean).join(' ')}</p>
        {isBed && !isReadOnly ? <ChangeButton name={name} stop={goal.ref} isOpen={isOpen} onToggle={onToggle} /> : null}
        <StopLines stop={goal.ref} place={goal.place} note={note} />
      </div>
      {isBed && isOpen && !isReadOnly ? <BedEditor day={day} stop={goal.ref} note={note} /> : null}
    </li>
  )
}

/** Returns the name of the strip under the bed after a day. */
export function nameOfBed(day: number): string {
  return `bed-${day}`
}
