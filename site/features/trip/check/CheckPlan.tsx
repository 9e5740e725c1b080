import { useEffect, useMemo, useRef, useState } from 'react'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import type { AtlasData } from '#site/features/trip/plan/atlas.ts'
import { describeRemark } from '#site/features/trip/plan/describe-remark.ts'
import { formatWeekday, localeOf, nameOfStop, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { keyOfRemark, type Remark } from '#site/features/trip/plan/remark.ts'
import { isNamedBed } from '#site/features/trip/plan/schedule.ts'
import { JumpLink } from '#site/features/trip/tools/JumpLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { warning } from '#site/ui/icons.ts'
import { type CheckedPlan, checkPlan } from './check-plan.ts'
import { longestText } from './clean-text.ts'
import { createNameIndex } from './name-index.ts'
import { countNames, type PlanReading, readPlanText } from './read-plan-text.ts'

interface Props {
  voice: TripVoice
  data: AtlasData
  /** What was pasted before, should one come back to it. */
  text: string
  onText(text: string): void
  onTake(plan: Plan): void
  onClose(): void
}

interface Checked extends CheckedPlan {
  reading: PlanReading
}

/** A pasted plan and, beside it, what the guide read in it and says of it. Nothing of the text leaves the page. */
export function CheckPlan({ voice, data, text, onText, onTake, onClose }: Props) {
  const { words } = voice
  const { check } = words
  const names = useMemo(() => createNameIndex(data), [data])
  const judge = (): Checked => {
    const reading = readPlanText(text, names, osloDateOf(Date.now()))
    return { ...checkPlan(reading, voice.atlas), reading }
  }
  // Who comes back to a text, as by undoing the plan that was made of it, finds what was said of it.
  const [checked, setChecked] = useState(() => (text.trim() === '' ? undefined : judge()))
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (checked) showReading(title.current)
  }, [checked])
  return (
    <section className="section trip-check-plan" aria-labelledby="check-title">
      <div className="wrap">
        <div className="trip-check-sides full">
          <form
            className="trip-check-text"
            onSubmit={(event) => {
              event.preventDefault()
              setChecked(judge())
            }}
          >
            <h2 id="check-title">{check.title}</h2>
            <p id="check-hint">{check.hint}</p>
            <label className="trip-field wide">
              {check.label}
              <textarea
                ref={field}
                rows={checked ? 8 : 14}
                value={text}
                required
                aria-describedby="check-hint"
                onChange={({ target }) => onText(target.value)}
              />
            </label>
            <p className="buttons">
              <button type="submit" className="btn btn-1">
                {check.run}
              </button>
              <button type="button" className="btn btn-2" onClick={onClose}>
                {check.close}
              </button>
            </p>
            {checked && hasPlaces(checked.reading) ? <MarkedText reading={checked.reading} voice={voice} /> : null}
          </form>
          <div className="trip-check-plan-side">
            <h2 ref={title} tabIndex={-1} hidden={!checked}>
              {check.readTitle}
            </h2>
            {checked ? <Reading checked={checked} voice={voice} onTake={onTake} /> : null}
          </div>
        </div>
      </div>
    </section>
  )
}

/** As wide as this, the text and what was read in it stand side by side. */
const sideBySide = '(min-width: 68rem)'

/** Goes to what was read; below the text, on a narrow screen, it is brought to the top. */
function showReading(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const block = matchMedia(sideBySide).matches ? 'nearest' : 'start'
  title?.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' })
}

function hasPlaces({ days }: PlanReading): boolean {
  return days.some(({ stops, bed, unknown }) => stops.length + unknown.length > 0 || bed)
}

function Reading({ checked, voice, onTake }: { checked: Checked; voice: TripVoice; onTake(plan: Plan): void }) {
  const { words, language } = voice
  const { check } = words
  const { reading, plan, schedules } = checked
  const listed = checked.remarks.filter(({ weight }) => weight !== 'know')
  const hints = checked.remarks.length - listed.length
  if (!hasPlaces(reading)) return <p className="trip-remark">{check.nothing}</p>
  const notes = [
    ...(reading.isCut ? [fillGaps(check.cut, { count: formatNumber(longestText, localeOf(language)) })] : []),
    ...reading.slips.map(({ kind, said }) =>
      fillGaps(check.slips[kind], { said: kind === 'past' ? formatWeekday(said, language) : said }),
    ),
    ...(reading.date && !reading.isDateSure
      ? [
          fillGaps(reading.month ? check.guessedMonth : check.guessedDate, {
            date: formatWeekday(reading.date, language),
          }),
        ]
      : []),
    ...(reading.date ? [] : [check.noDate]),
    ...(reading.isMeansSure ? [] : [check.guessedMeans]),
  ]
  return (
    <>
      <p className="small muted">{fillGaps(check.counts, countNames(reading))}</p>
      {notes.map((note) => (
        <p key={note} className="trip-remark">
          {note}
        </p>
      ))}
      <h3>{words.remarksTitle}</h3>
      {listed.length === 0 ? <p>{check.noFaults}</p> : <RemarksByDay remarks={listed} voice={voice} />}
      {hints > 0 ? <p className="small muted">{fillGaps(check.hints, { count: hints })}</p> : null}
      <ol className="trip-check-days">
        {reading.days.map((day, index) => {
          const schedule = schedules[index]
          const unknown = day.unknown.map(({ name }) => name)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
            <li key={index} id={`check-day-${index + 1}`}>
              <h4>
                {[
                  fillGaps(words.dayNumber, { number: index + 1 }),
                  ...(schedule?.date && !reading.month ? [formatWeekday(schedule.date, language)] : []),
                ].join(' · ')}
              </h4>
              <ul>
                {schedule?.visits.map(({ stop, arrives }, each) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a visit is known by its place in the day.
                  <li key={each}>
                    <span className="muted">{plan.means.kind === 'bus' ? '' : formatClock(arrives % 1440)}</span>
                    <Named
                      name={nameOfStop(stop.ref, voice)}
                      isGuess={isGuessed(reading, index, stop.ref)}
                      voice={voice}
                    />
                  </li>
                ))}
                {unknown.length > 0 ? (
                  <li>
                    <span aria-hidden="true">?</span>
                    <span>{fillGaps(check.unknownHere, { names: unknown.join(', ') })}</span>
                  </li>
                ) : null}
                <li>
                  <span className="muted">{words.night}</span>
                  {day.bed ? (
                    <Named
                      name={nameOfStop(day.bed.ref, voice)}
                      isGuess={!day.bed.isSure}
                      isPlaceOnly={!isNamedBed({ ref: day.bed.ref, place: voice.atlas.find(day.bed.ref) })}
                      voice={voice}
                    />
                  ) : (
                    <span className="muted">{index === reading.days.length - 1 ? '–' : check.noBed}</span>
                  )}
                </li>
              </ul>
            </li>
          )
        })}
      </ol>
      <p className="buttons">
        <button type="button" className="btn btn-1" onClick={() => onTake(plan)}>
          {words.makeMine}
        </button>
      </p>
      <p className="small muted">{check.takeText}</p>
    </>
  )
}

function isGuessed({ days }: PlanReading, day: number, ref: string): boolean {
  return days[day]?.stops.some(({ named, isSure }) => named.kind === 'stop' && named.ref === ref && !isSure) === true
}

interface NamedProps {
  name: string
  isGuess: boolean
  /** For a night: no house is named. */
  isPlaceOnly?: boolean
  voice: TripVoice
}

function Named({ name, isGuess, isPlaceOnly = false, voice }: NamedProps) {
  return (
    <span>
      <span>{name}</span>
      {isGuess ? <small className="trip-check-guess">{` ${voice.words.check.guessed}`}</small> : null}
      {isPlaceOnly ? <small className="muted">{` ${voice.words.check.placeOnly}`}</small> : null}
    </span>
  )
}

/** What is said of each day, as My trip will say it too. */
function RemarksByDay({ remarks, voice }: { remarks: readonly Remark[]; voice: TripVoice }) {
  return (
    <ul className="trip-check-faults">
      {remarks.map((remark) => {
        const { title, text } = describeRemark(remark, voice)
        const day = fillGaps(voice.words.dayNumber, { number: remark.day + 1 })
        return (
          <li key={`${remark.day} ${keyOfRemark(remark)}`} className={remark.weight === 'against' ? 'bad' : undefined}>
            <Icon svg={warning} />
            <span>
              <JumpLink to={`check-day-${remark.day + 1}`}>{`${day}: ${title}`}</JumpLink>
              <span>{text}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The text with what was understood, guessed and not known. */
function MarkedText({ reading, voice }: { reading: PlanReading; voice: TripVoice }) {
  const { check } = voice.words
  // Beside the plan where there is room; above it, where there is none, it would only be in the way.
  const [isOpen] = useState(() => matchMedia(sideBySide).matches)
  const pieces: { text: string; kind?: 'sure' | 'guess' | 'unknown' }[] = []
  let at = 0
  for (const { from, to, as, isSure } of reading.marks.toSorted((one, other) => one.from - other.from)) {
    if (from < at || as === 'left') continue
    pieces.push({ text: reading.text.slice(at, from) })
    const isUnknown = as === 'unknown' || as === 'wrong'
    pieces.push({ text: reading.text.slice(from, to), kind: isUnknown ? 'unknown' : isSure ? 'sure' : 'guess' })
    at = to
  }
  pieces.push({ text: reading.text.slice(at) })
  return (
    <details className="trip-check-marked" open={isOpen}>
      <summary>{check.textTitle}</summary>
      <p className="small">
        <mark data-kind="sure">{check.legend.sure}</mark>
        <span> · </span>
        <mark data-kind="guess">{check.legend.guess}</mark>
        <span> · </span>
        <mark data-kind="unknown">{check.legend.unknown}</mark>
      </p>
      <p className="trip-check-words">
        {pieces.map(({ text, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order.
            <mark key={index} data-kind={kind}>
              {text}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order.
            <span key={index}>{text}</span>
          ),
        )}
      </p>
    </details>
  )
}
