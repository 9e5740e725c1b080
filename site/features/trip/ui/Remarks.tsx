import { memo, type ReactNode, useMemo } from 'react'
import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { describeRemark } from '#site/features/trip/plan/describe-remark.ts'
import { findBetterPlace } from '#site/features/trip/plan/find-better-place.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { findStartInTime } from '#site/features/trip/plan/leave-in-time.ts'
import { changeDay } from '#site/features/trip/plan/plan.ts'
import { keyOfRemark, type Remark } from '#site/features/trip/plan/remark.ts'
import { type DaySchedule, formatTime } from '#site/features/trip/plan/schedule.ts'
import { suggestInstead } from '#site/features/trip/plan/suggest-instead.ts'
import { suggestStops } from '#site/features/trip/plan/suggest-stops.ts'
import { JumpLink } from '#site/features/trip/tools/JumpLink.tsx'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { info, warning } from '#site/ui/icons.ts'
import type { DayWarning } from './trip-weather.ts'

/** Kinds of remarks on a night for which another bed is a way out. */
const otherBed: readonly RemarkKind[] = ['noBed', 'noDog', 'notStepFree']

/** Beds near by, each with a button to sleep there. `schedule` says when they may be others. */
function Beds({ remark: { kind, day }, schedule }: Pick<RemarkProps, 'remark' | 'schedule'>) {
  const { voice, dispatch, readPlan } = useTripTools()
  const { words, atlas } = voice
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan says of the day is in its schedule.
  const beds = useMemo(() => {
    const plan = readPlan()
    const { bed, leftBed } = plan.days[day] ?? {}
    const free = changeDay(plan, day, { bed: undefined, leftBed: bed ?? leftBed })
    return suggestStops(free, day, atlas, kind).filter(({ isBed }) => isBed)
  }, [schedule, day, kind, atlas, readPlan])
  if (beds.length === 0) return null
  return (
    <ul className="trip-beds">
      {beds.map(({ ref, name, kilometres }) => (
        <li key={ref}>
          <span>
            <span>{name}</span>
            <small className="muted">{` ${fillGaps(words.kilometresOff, { kilometres: Math.round(kilometres) })}`}</small>
          </span>
          <button
            type="button"
            className="btn btn-2 btn-sm"
            aria-label={`${words.sleepHere}: ${name}`}
            onClick={() => dispatch({ type: 'bedSet', day, ref })}
          >
            {words.sleepHere}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where a remark that no move in the plan helps leads on to. */
function WayOn({ remark: { kind, ref }, voice }: { remark: Remark; voice: TripVoice }) {
  const { words, chargersHref, atlas } = voice
  const page = ref === undefined ? undefined : atlas.find(ref)?.href
  if ((kind === 'againstMonth' || kind === 'notForChildren') && page) return <a href={page}>{words.insteadOf}</a>
  if (kind === 'battery') return <a href={chargersHref}>{words.chargers}</a>
  if (kind === 'missed')
    return (
      <a href="https://entur.no" rel="noreferrer">
        {words.bus}
      </a>
    )
  return null
}

/** What can be done about a remark with one press. */
function WayOut({ remark, title, schedule, onSearch }: RemarkProps & { title: string }) {
  const { voice, dispatch, readPlan } = useTripTools()
  const { words, atlas } = voice
  const { kind, day } = remark
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan says of the day is in its schedule.
  const { start, canMove, instead } = useMemo(() => {
    const plan = readPlan()
    const start = kind === 'missed' ? findStartInTime(plan, atlas) : undefined
    const instead = start === undefined ? suggestInstead(plan, remark, atlas) : undefined
    // What would not help is not offered.
    const canMove = start === undefined && !instead && findBetterPlace(plan, remark, atlas) !== undefined
    return { start, instead, canMove }
  }, [schedule, remark, atlas, readPlan])
  const act = (said: string, run: () => void) => (
    <button type="button" className="btn btn-2 btn-sm" aria-label={`${said}: ${title}`} onClick={run}>
      {said}
    </button>
  )
  if (start !== undefined) {
    const setOut = () => dispatch({ type: 'startSet', day, minutes: start })
    return act(fillGaps(words.setOutAt, { time: formatTime(start) }), setOut)
  }
  if (instead)
    return act(fillGaps(words.takeInstead, { stop: instead.name }), () => dispatch({ type: 'stopReplaced', remark }))
  if (canMove) return act(words.betterPlace, () => dispatch({ type: 'remarkFollowed', remark }))
  return kind === 'noBed' ? act(words.addStop, onSearch) : null
}

function NoticeOf({ isBad = false, icon, children }: { isBad?: boolean; icon: string; children: ReactNode }) {
  return (
    <div className={isBad ? 'notice trip-notice bad' : 'notice trip-notice'}>
      <Icon svg={icon} />
      {children}
    </div>
  )
}

interface RemarkProps {
  remark: Remark
  schedule: DaySchedule
  onSearch(): void
}

/** A remark at the place it is about, with its way out; nothing can be done where the plan is only looked at. */
export const RemarkNotice = memo(function RemarkNotice(props: RemarkProps & { isReadOnly: boolean }) {
  const { voice, dispatch } = useTripTools()
  const { words } = voice
  const { remark, schedule, isReadOnly } = props
  const { kind, weight, index } = remark
  const { title, text } = describeRemark(remark, voice)
  if (weight === 'know')
    return (
      <p className="trip-flag">
        <b>{`${title}.`}</b>
        <span>{` ${text}`}</span>
      </p>
    )
  const wayOn = <WayOn remark={remark} voice={voice} />
  return (
    <NoticeOf isBad={weight === 'against'} icon={warning}>
      <b>{title}</b>
      <p>{text}</p>
      {otherBed.includes(kind) && index === undefined && !isReadOnly ? (
        <Beds remark={remark} schedule={schedule} />
      ) : null}
      {isReadOnly ? (
        <p className="buttons">{wayOn}</p>
      ) : (
        <p className="buttons">
          <WayOut {...props} title={title} />
          {wayOn}
          <button
            type="button"
            className="trip-text quiet"
            aria-label={`${words.hideRemark}: ${title}`}
            onClick={() => dispatch({ type: 'remarkHidden', remark, isHidden: true })}
          >
            {words.hideRemark}
          </button>
        </p>
      )}
    </NoticeOf>
  )
})

/** Official warnings beside their day; null where they are not known, `waiting` where they are not yet. */
export function DayWarnings({
  warnings,
  words,
}: {
  warnings: readonly DayWarning[] | 'waiting' | null
  words: TripVoice['words']
}) {
  if (!warnings || warnings === 'waiting')
    return (
      <NoticeOf icon={info}>
        <p>{warnings ? words.warningsComing : words.warningsFailed}</p>
      </NoticeOf>
    )
  return warnings.map(({ title, text, href, isHigh }) => (
    <NoticeOf key={`${title} ${text}`} isBad={isHigh} icon={warning}>
      <p>
        <a href={href}>{title}</a>
        <span>{` ${text}`}</span>
      </p>
    </NoticeOf>
  ))
}

function RemarkRow({ remark, voice, children }: { remark: Remark; voice: TripVoice; children?: ReactNode }) {
  const { title, text } = describeRemark(remark, voice)
  const number = fillGaps(voice.words.dayNumber, { number: remark.day + 1 })
  return (
    <li className={remark.weight === 'against' ? 'bad' : undefined}>
      <Icon svg={warning} />
      <JumpLink to={`day-${remark.day + 1}`}>{`${number}: ${title}`}</JumpLink>
      <span>
        <span>{text}</span>
        {children}
      </span>
    </li>
  )
}

interface ListProps {
  remarks: readonly Remark[]
  /** Those that the visitor does not want to see: folded at the end. */
  hidden: readonly Remark[]
  /** The day that today is; 0 before the trip. What was on the days before it comes last. */
  today: number
}

/** What is worth a look, each leading to its day; nothing where there is nothing. */
export const RemarkList = memo(function RemarkList({ remarks, hidden, today }: ListProps) {
  const { voice, dispatch } = useTripTools()
  const { words } = voice
  const worries = remarks.filter(({ weight }) => weight !== 'know')
  const listed = [...worries.filter(({ day }) => day >= today), ...worries.filter(({ day }) => day < today)]
  if (listed.length + hidden.length === 0) return null
  const keyOf = (remark: Remark) => `${keyOfRemark(remark)} ${remark.day}.${remark.index}`
  return (
    <section className="trip-look" aria-labelledby="look-title">
      <div>
        <h2 id="look-title" tabIndex={-1}>
          {words.remarksTitle}
        </h2>
        <p className="small muted">{words.remarksText}</p>
      </div>
      <div className="trip-look-list">
        {listed.length > 0 ? (
          <ul>
            {listed.map((remark) => (
              <RemarkRow key={keyOf(remark)} remark={remark} voice={voice} />
            ))}
          </ul>
        ) : null}
        {hidden.length > 0 ? (
          <details>
            <summary>{fillGaps(words.hiddenRemarks, { count: hidden.length })}</summary>
            <ul>
              {hidden.map((remark) => (
                <RemarkRow key={keyOf(remark)} remark={remark} voice={voice}>
                  <button
                    type="button"
                    className="trip-text"
                    aria-label={`${words.showRemark}: ${describeRemark(remark, voice).title}`}
                    onClick={() => dispatch({ type: 'remarkHidden', remark, isHidden: false })}
                  >
                    {words.showRemark}
                  </button>
                </RemarkRow>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </section>
  )
})
