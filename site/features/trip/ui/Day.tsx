import { type CSSProperties, lazy, memo, Suspense, useCallback, useState } from 'react'
import { googleWayOf } from '#site/domain/geography/outside-maps.ts'
import type { Quay } from '#site/features/trip/boat/find-quay.ts'
import { formatWeekday } from '#site/features/trip/plan/format-trip.ts'
import { type Notes, noteOf } from '#site/features/trip/plan/notes.ts'
import type { Means } from '#site/features/trip/plan/plan.ts'
import { keyOfRemark, type Remark } from '#site/features/trip/plan/remark.ts'
import { type DaySchedule, listPlaces } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { DayFacts, LightBar } from './DayHead.tsx'
import { DayMap } from './LazyMap.tsx'
import { DayWarnings, RemarkNotice } from './Remarks.tsx'
import { Goal, nameOfBed, Start, Stop } from './Stop.tsx'
import type { DayWarning } from './trip-weather.ts'

const DayBackBy = lazy(async () => ({ default: (await import('#site/features/trip/back-by/DayBackBy.tsx')).DayBackBy }))
const BoatToday = lazy(async () => ({ default: (await import('#site/features/trip/boat/BoatToday.tsx')).BoatToday }))
const StopSearch = lazy(async () => ({ default: (await import('./StopSearch.tsx')).StopSearch }))

export interface DayProps {
  index: number
  schedule: DaySchedule
  means: Means
  notes: Notes
  isLast: boolean
  isReadOnly: boolean
  /** The quay that a ferry of today leaves from. */
  quay: Quay | undefined
  remarks: readonly Remark[]
  /** Null where they could not be fetched, `waiting` while they are under way. */
  warnings: readonly DayWarning[] | 'waiting' | null
  /** The forecast in words, where there is anything to say. */
  weather: string | undefined
  /** The visitor has slept where the day begins. */
  startsAtBed: boolean
  /** When one sets out is the visitor's to say: not by bus, nor where the plan says when one arrives. */
  hasStartField: boolean
  /** When the flight or ferry comes in and goes, on the days of them. */
  arrivesAt: string | undefined
  leavesAt: string | undefined
  /** The name of the strip that is open on this day. */
  openName: string | undefined
  onToggle(name: string): void
}

/** What is about the end of a day stands there. */
const aboutEnd: readonly Remark['kind'][] = ['noBed', 'bedUnnamed', 'bedFar', 'earlyBed', 'missed']

function DayRemarks({ remarks, ...others }: { remarks: readonly Remark[] } & RemarkOptions) {
  return remarks.map((remark) => <RemarkNotice key={keyOfRemark(remark)} remark={remark} {...others} />)
}
interface RemarkOptions {
  schedule: DaySchedule
  isReadOnly: boolean
  onSearch(): void
}

/** Returns whether the search for a stop is open on a day, and what opens and closes it. */
export function useStopSearch(day: number | 'waiting') {
  const [isSearching, setIsSearching] = useState(false)
  const onSearch = useCallback(() => {
    setIsSearching(true)
    document.getElementById(`search-${day}`)?.focus()
  }, [day])
  const search = isSearching ? (
    <Suspense fallback={null}>
      <StopSearch
        day={day}
        onClose={() => {
          setIsSearching(false)
          document.getElementById(`add-${day}`)?.focus()
        }}
      />
    </Suspense>
  ) : null
  return { search, onSearch }
}

/** A day of the plan: its head with light and figures, its stops along the road. Drawn again only when something of it has changed. */
export const Day = memo(function Day(props: DayProps) {
  const { voice, dispatch } = useTripTools()
  const { index, schedule, means, notes, isLast, isReadOnly, remarks, warnings, weather, openName, onToggle } = props
  const { words, language } = voice
  const { search, onSearch } = useStopSearch(index)
  const [isWaitedFor, setIsWaitedFor] = useState(false)
  const number = fillGaps(words.dayNumber, { number: index + 1 })
  const id = `day-${index + 1}`
  const ofDay = remarks.filter((remark) => remark.index === undefined)
  const way = googleWayOf(listPlaces(schedule).map(({ position }) => position))
  const shared = { schedule, isReadOnly, onSearch }
  return (
    <section
      className="trip-day"
      id={id}
      aria-labelledby={`${id}-title`}
      data-drop={isReadOnly ? undefined : index}
      // By how much there is of it the booklet makes a day smaller.
      style={{ '--items': schedule.visits.length + remarks.length } as CSSProperties}
    >
      <div className="trip-day-head">
        <div>
          {schedule.date ? <p className="small muted">{number}</p> : null}
          <h3 id={`${id}-title`}>{schedule.date ? formatWeekday(schedule.date, language) : number}</h3>
          <LightBar index={index} schedule={schedule} means={means} />
          <DayFacts schedule={schedule} means={means} weather={weather} />
          <DayMap schedule={schedule} index={index} />
        </div>
      </div>
      <div className="trip-day-matter">
        <DayWarnings warnings={warnings} words={words} />
        {props.quay ? (
          <Suspense fallback={null}>
            <BoatToday quay={props.quay} />
          </Suspense>
        ) : null}
        <DayRemarks remarks={ofDay.filter(({ kind }) => !aboutEnd.includes(kind))} {...shared} />
        <ol className="trip-stops">
          <Start
            day={index}
            schedule={schedule}
            means={means}
            isBed={props.startsAtBed}
            hasField={!isReadOnly && props.hasStartField}
            arrivesAt={props.arrivesAt}
          />
          {schedule.visits.map((visit, each) => (
            <Stop
              key={visit.stop.key}
              visit={visit}
              index={each}
              means={means}
              note={noteOf(notes, visit.stop.ref)}
              remarks={remarks.filter((remark) => remark.index === each)}
              isOpen={openName === String(visit.stop.key)}
              onToggle={onToggle}
              {...shared}
            />
          ))}
          <Goal
            day={index}
            goal={schedule.goal}
            isLast={isLast}
            leavesAt={props.leavesAt}
            means={means}
            note={noteOf(notes, schedule.goal?.ref ?? '')}
            isReadOnly={isReadOnly}
            isOpen={openName === nameOfBed(index)}
            onToggle={onToggle}
          />
        </ol>
        <DayRemarks remarks={ofDay.filter(({ kind }) => aboutEnd.includes(kind))} {...shared} />
        <p className="trip-foot">
          {isReadOnly ? null : (
            <button
              id={`add-${index}`}
              type="button"
              className="trip-text"
              aria-label={`${words.addStop}: ${number}`}
              onClick={onSearch}
            >
              {words.addStop}
            </button>
          )}
          {way === null ? null : (
            <a className="trip-text" href={way} rel="noreferrer" aria-label={`${words.openDay}: ${number}`}>
              {words.openDay}
            </a>
          )}
          {isReadOnly || schedule.visits.length === 0 ? null : (
            <button
              id={`rain-${index}`}
              type="button"
              className="trip-text"
              aria-label={`${words.rain.make}: ${number}`}
              onClick={() => dispatch({ type: 'rainPlanned', day: index })}
            >
              {words.rain.make}
            </button>
          )}
          {schedule.visits.length === 0 ? null : (
            <button
              type="button"
              className="trip-text"
              aria-expanded={isWaitedFor}
              aria-label={`${voice.backBy['backBy.title']}: ${number}`}
              onClick={() => setIsWaitedFor(!isWaitedFor)}
            >
              {voice.backBy['backBy.title']}
            </button>
          )}
        </p>
        {isWaitedFor ? (
          <Suspense fallback={null}>
            <DayBackBy schedule={schedule} hasTimes={means.kind !== 'bus'} />
          </Suspense>
        ) : null}
        {isReadOnly ? null : search}
      </div>
    </section>
  )
})
