import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { type RoadTableText, readRoadTable } from '#site/domain/geography/road-table.ts'
import type { WayToDrive, WayWords } from '#site/features/today/parts/WayNow.tsx'
import { useDriveNow, WayWarning } from '#site/features/today/parts/WayNow.tsx'
import { formatNumber } from '#site/i18n/format-number.ts'
import { readNumber } from '#site/i18n/read-number.ts'
import type { BoundaryWords } from '#site/ui/boundary-words.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { findStorage } from '#site/ui/find-storage.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { readKeptPlace } from '#site/ui/kept-place.ts'
import { now as readClock, whenClockIsSet } from '#site/ui/live-clock.ts'
import type { NamedRangeCharger } from './list-range-chargers.ts'
import { RangeAnswerTable } from './RangeAnswerTable.tsx'
import { answerRange, type RangeWords, tellNow } from './range-answer.ts'
import type { RangeTrip } from './range-plan.ts'
import '#site/ui/field.css'
import './RangeForm.css'

/** What may stand in the number fields of the calculator; outside it a sentence says so. */
export const rangeLimits = {
  range: { least: 60, most: 1000 },
  battery: { least: 10, most: 200 },
  charge: { least: 1, most: 100 },
  consumption: { least: 8, most: 60 },
  temperature: { least: -25, most: 35 },
} as const

export type RangeField = keyof typeof rangeLimits

/** Returns the number of a field, or undefined when it is none or outside its limits. */
export function readField(field: RangeField, typed: string, locale: string): number | undefined {
  const { least, most } = rangeLimits[field]
  const value = readNumber(typed, locale)
  return value !== undefined && value >= least && value <= most ? value : undefined
}

export interface RangeFormProps {
  words: Record<
    | 'title'
    | 'range'
    | 'exactly'
    | 'battery'
    | 'charge'
    | 'consumption'
    | 'temperature'
    | 'season'
    | 'ownTemperature'
    | 'asGiven'
    | 'from'
    | 'to'
    | 'return'
    | 'submit'
    | 'stops'
    | 'place'
    | 'arrival'
    | 'withCharging',
    string
  > & { answers: RangeWords; problems: Record<RangeField, string>; now: WayWords; boundary: BoundaryWords }
  locale: string
  /** What the fields begin with. */
  common: Record<RangeField, string | number>
  /** January to December, with the mean temperature in degrees. */
  months: readonly { degrees: number; name: string }[]
  ends: readonly { id: string; name: string }[]
  roads: RoadTableText
  language: Language
  chargers: readonly NamedRangeCharger[]
  /** The way to the same without the calculator. */
  plainWay: { href: string; name: string }
}

const fields = Object.keys(rangeLimits) as RangeField[]
/** What only those fill in who know it: folded until then. */
const exactFields: readonly RangeField[] = ['battery', 'consumption', 'temperature']

/** A place among the stops and beds of a trip, as a kept link names it: `p.reine`. */
const placeInLink = /(?:^|[=,/&])p\.([a-z-]+)/

/** Returns where the visitor starts as far as this device knows: the first place of a kept trip, or the one chosen for the weather. */
function findStart(ends: RangeFormProps['ends']): string | undefined {
  const storage = findStorage()
  const kept = [placeInLink.exec(storage?.getItem('trip-plans') ?? '')?.[1], readKeptPlace(storage)]
  return kept.find((place) => ends.some(({ id }) => id === place))
}

/** What stands in the form: whether each number can be used, and the answer where all can. */
interface Result {
  wrong: readonly RangeField[]
  isTemperatureOff: boolean
  isSamePlace: boolean
  trip?: RangeTrip
  way?: WayToDrive
}

/** The calculator that says whether an electric car gets there. It answers at every change, in the browser alone, first for the month it is. */
export function RangeForm(props: RangeFormProps) {
  return (
    <IslandBoundary words={props.words.boundary} link={props.plainWay}>
      <Calculator {...props} />
    </IslandBoundary>
  )
}

// With the month, because several months are as cold as each other.
const seasonOf = (month: number, degrees: number) => `${month + 1}: ${degrees}`
const degreesIn = (season: string) => season.split(': ')[1]?.replace('-', '−')

/** The fields keep their values themselves: what is typed before the script is there stays. Range, battery and consumption follow each other. */
function Calculator({ words, locale, common, months, ends, roads, chargers, language }: RangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  /** Until somebody chooses another, the month is the one it is. */
  const isMonthOfClock = useRef(false)
  const [result, setResult] = useState<Result>({ wrong: [], isTemperatureOff: false, isSamePlace: false })
  const now = useDriveNow(language)
  const { trip, way } = result
  const said = way && now?.say(way, words.now)
  const answer =
    trip &&
    way &&
    answerRange(trip, {
      locale,
      words: words.answers,
      legs: said?.legs ?? way.table.legs,
      chargers: tellNow(chargers, now),
      nameOf: (point) => ends.find(({ id }) => id === point)?.name ?? point,
    })

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement

  const calculate = () => {
    const season = control('season').value
    const isTemperatureOff = season === 'asGiven'
    const read = (field: RangeField) => readField(field, control(field).value, locale)
    const wrong = fields.filter((field) => read(field) === undefined && !(field === 'temperature' && isTemperatureOff))
    const [from, to] = [control('from').value, control('to').value]
    const isSamePlace = wrong.length === 0 && from === to
    if (wrong.some((field) => exactFields.includes(field))) openExactly()
    if (wrong.length > 0 || isSamePlace) return setResult({ wrong, isTemperatureOff, isSamePlace })
    const trip = {
      battery: read('battery') ?? 0,
      charge: read('charge') ?? 0,
      consumption: read('consumption') ?? 0,
      temperature: isTemperatureOff ? undefined : read('temperature'),
      from,
      to,
      isReturn: control('return').checked,
    }
    setResult({ wrong, isTemperatureOff, isSamePlace, trip, way: { from, to, table: readRoadTable(roads) } })
  }

  const openExactly = () => {
    const fold = control('battery').closest('details')
    if (fold) fold.open = true
  }

  const takeTemperature = () => {
    const degrees = degreesIn(control('season').value)
    if (degrees) control('temperature').value = degrees
  }

  /** The month it is, by the server's clock once it has told. */
  const takeMonth = () => {
    const month = Number(osloDateOf(readClock()).slice(5, 7))
    control('season').value = seasonOf(month - 1, months[month - 1]?.degrees ?? 0)
    takeTemperature()
  }

  /** A car that goes farther has a larger battery, and one whose battery or consumption is typed goes as far as they let it. */
  const followCar = (isRange: boolean) => {
    const [range, battery, consumption] = (['range', 'battery', 'consumption'] as const).map((field) =>
      readField(field, control(field).value, locale),
    )
    if (isRange && range && consumption)
      control('battery').value = formatNumber(Math.round((range * consumption) / 100), locale)
    if (!isRange && battery && consumption)
      control('range').value = formatNumber(Math.round((battery / consumption) * 100), locale)
  }

  const begin = useEffectEvent(() => {
    const season = control('season')
    const isTyped = (field: RangeField) => control(field).value !== control(field).defaultValue
    if (isTyped('battery') || isTyped('consumption')) followCar(false)
    else if (isTyped('range')) followCar(true)
    // What was chosen or typed before the script, or kept by the browser of an earlier visit, stays.
    const isOfPage = season.value.startsWith(`${document.documentElement.dataset.month}:`)
    const isSeasonBuilt = isOfPage || season.options[season.selectedIndex]?.hasAttribute('selected')
    const isOwn = isTyped('temperature') && control('temperature').value !== degreesIn(season.value)
    if (isSeasonBuilt && isOwn) season.value = 'own'
    else if (isSeasonBuilt) {
      isMonthOfClock.current = true
      takeMonth()
    }
    const from = control('from')
    const start = findStart(ends)
    if (start && start !== control('to').value && from.options[from.selectedIndex]?.hasAttribute('selected'))
      from.value = start
    calculate()
  })
  const change = useEffectEvent(({ target }: Event) => {
    if (target === control('temperature')) control('season').value = 'own'
    else if (target === control('season')) takeTemperature()
    if (target === control('season') || target === control('temperature')) isMonthOfClock.current = false
    if (control('season').value === 'own') openExactly()
    if (target === control('range')) followCar(true)
    if (target === control('battery') || target === control('consumption')) followCar(false)
    calculate()
  })
  const takeClock = useEffectEvent(() => {
    if (!isMonthOfClock.current) return
    takeMonth()
    calculate()
  })
  useEffect(() => {
    // The browser's own event: it comes when a field is left, not with every letter, which would complain about half a number.
    const own = form.current
    own?.addEventListener('change', change)
    begin()
    const forgetClock = whenClockIsSet(takeClock)
    return () => {
      forgetClock()
      own?.removeEventListener('change', change)
    }
  }, [])

  const field = (id: RangeField) => (
    <label className="field" key={id}>
      <span>{words[id]}</span>
      <input
        type="text"
        inputMode={id === 'temperature' ? 'text' : 'decimal'}
        name={id}
        defaultValue={common[id]}
        autoComplete="off"
        disabled={id === 'temperature' && result.isTemperatureOff}
        aria-invalid={result.wrong.includes(id)}
        aria-describedby={`range-problem-${id}`}
      />
      <span className="range-problem" id={`range-problem-${id}`}>
        {result.wrong.includes(id) ? words.problems[id] : ''}
      </span>
    </label>
  )
  const choice = (id: 'from' | 'to', value: string) => (
    <label className="field">
      <span>{words[id]}</span>
      <select name={id} defaultValue={value}>
        {ends.map((end) => (
          <option key={end.id} value={end.id}>
            {end.name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <form
      ref={form}
      className="range needs-script"
      aria-label={words.title}
      noValidate
      data-range=""
      onSubmit={(event) => {
        event.preventDefault()
        calculate()
      }}
    >
      {field('range')}
      {field('charge')}
      <label className="field">
        <span>{words.season}</span>
        <select name="season" defaultValue={seasonOf(0, months[0]?.degrees ?? 0)}>
          {months.map(({ name, degrees }, month) => (
            <option key={name} value={seasonOf(month, degrees)}>
              {name}
            </option>
          ))}
          <option value="own">{words.ownTemperature}</option>
          <option value="asGiven">{words.asGiven}</option>
        </select>
      </label>
      {choice('from', 'svolvaer')}
      {choice('to', 'a')}
      <label className="range-check">
        <input type="checkbox" name="return" />
        <span>{words.return}</span>
      </label>
      <button type="submit" className="btn btn-1">
        {words.submit}
      </button>
      <div className="accordion range-exactly">
        <Fold title={words.exactly}>
          <div>{exactFields.map(field)}</div>
        </Fold>
      </div>
      <div className="range-answer">
        <div role="status">
          <WayWarning said={said} />
          {said?.isShut ? <p>{words.answers.onceOpen}</p> : null}
          <p data-range-answer="">{result.isSamePlace ? words.answers.samePlace : (answer?.sentence ?? '')}</p>
          <p>{answer?.fallback ?? ''}</p>
          <p className="small muted">{answer?.assumed ?? ''}</p>
          {way && !said?.warnings.length ? <p className="small muted">{said?.calm || words.answers.openRoad}</p> : null}
        </div>
        {answer ? <RangeAnswerTable stops={answer.stops} words={words} /> : null}
      </div>
    </form>
  )
}
