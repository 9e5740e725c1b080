import { type Language, languages } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content-model/arrival-queries.ts'
import type { EvChargingCopy } from '#site/content-model/pages/ev-charging-copy.ts'
import type { Climate } from '#site/content-model/pages/weather-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { formatWholeKilometres } from '#site/i18n/format-kilometres.ts'
import { listLegs, namesOfPoints, wayBetween } from '#site/roads/way-queries.ts'
import type { NamedRangeCharger } from './list-range-chargers.ts'
import '#site/ui/field.css'
import './RangeCalculator.css'
import { rangeModel } from '#site/roads/range-model.ts'
import { carPower, planRange } from './range-plan.ts'

interface Props {
  copy: EvChargingCopy['range']
  climate: Climate
  chargers: readonly NamedRangeCharger[]
  language: Language
}

/** A common car: what the fields begin with and the table shows. */
const commonCar = { battery: 60, charge: 90, consumption: 17 } as const

const monthsToChoose = Array.from({ length: 12 }, (_, month) => month)
const january = 0
const july = 6

const exampleTrips = [
  ['svolvaer', 'leknes'],
  ['svolvaer', 'reine'],
  ['svolvaer', 'a'],
  ['evenes', 'svolvaer'],
  ['evenes', 'a'],
] as const

/** Returns the mean temperature of a month, rounded down: the colder side is the safe one. */
function temperatureOf({ low, high }: Climate, month: number): number {
  return Math.floor(((low[month] ?? 0) + (high[month] ?? 0)) / 2)
}

/** The places one can start from and go to, by name. */
function listEnds(language: Language): { id: string; name: string }[] {
  const arrivals = listPlacesOfArrival(language).map(({ at, name, by }) => ({ id: at, name: `${name}, ${by}` }))
  const villages = Object.entries(namesOfPoints()).map(([id, name]) => ({ id, name }))
  const { locale } = languages[language]
  return [...villages, ...arrivals].toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** The form of the calculator, brought to life by `range-behaviour.ts`, and a table for a common car that needs no script. */
export function RangeCalculator({ copy, climate, chargers, language }: Props) {
  const { locale } = languages[language]
  const ends = listEnds(language)
  const road = listLegs().map(({ from, to, kilometres, minutes }) => [from, to, kilometres, minutes].join())
  const degrees = (month: number) => String(temperatureOf(climate, month)).replace('-', '−')
  // With the month, because several months are as cold as each other.
  const seasonOf = (month: number) => `${month + 1}: ${temperatureOf(climate, month)}`
  const field = (id: 'battery' | 'charge' | 'consumption' | 'temperature', value: string | number) => (
    <label className="field">
      {copy[id]}
      <input
        type="text"
        inputMode={id === 'temperature' ? 'text' : 'decimal'}
        name={id}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={`range-problem-${id}`}
        data-problem={copy.problems[id]}
      />
      <span className="range-problem" id={`range-problem-${id}`} data-problem-of={id} />
    </label>
  )
  const choice = (id: 'from' | 'to', value: string) => (
    <label className="field">
      {copy[id]}
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
    <>
      <form
        className="range needs-script"
        aria-label={copy.title}
        noValidate
        data-range
        data-locale={locale}
        data-road={road.join(';')}
        data-chargers={JSON.stringify(chargers)}
        data-words={JSON.stringify(copy.answers)}
      >
        {field('battery', commonCar.battery)}
        {field('charge', commonCar.charge)}
        {field('consumption', commonCar.consumption)}
        <label className="field">
          {copy.season}
          <select name="season" defaultValue={seasonOf(january)}>
            {monthsToChoose.map((month) => (
              <option key={month} value={seasonOf(month)}>
                {fillGaps(copy.month, { month: formatMonth(month + 1, language), degrees: degrees(month) })}
              </option>
            ))}
            <option value="own">{copy.ownTemperature}</option>
            <option value="asGiven">{copy.asGiven}</option>
          </select>
        </label>
        {field('temperature', degrees(january))}
        {choice('from', 'svolvaer')}
        {choice('to', 'a')}
        <label className="range-check">
          <input type="checkbox" name="return" />
          {copy.return}
        </label>
        <button type="submit" className="btn btn-1">
          {copy.submit}
        </button>
        <div className="range-answer">
          <div role="status">
            <p data-range-answer />
            <p data-range-fallback />
          </div>
          <table data-range-stops hidden>
            <caption>{copy.stops}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.place}</th>
                <th scope="col" className="num">
                  km
                </th>
                <th scope="col" className="num">
                  {copy.arrival}
                </th>
                <th scope="col" className="num" data-range-charging>
                  {copy.withCharging}
                </th>
              </tr>
            </thead>
            <tbody />
          </table>
        </div>
      </form>
      <table className="range-example">
        <caption>{fillGaps(copy.example, { ...commonCar, january: degrees(january), july: degrees(july) })}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.way}</th>
            <th scope="col" className="num">
              {formatMonth(january + 1, language)}
            </th>
            <th scope="col" className="num">
              {formatMonth(july + 1, language)}
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleTrips.map(([from, to]) => (
            <tr key={`${from} ${to}`}>
              <th scope="row">
                {namesOfPoints()[from] ?? ends.find(({ id }) => id === from)?.name}–{namesOfPoints()[to]}{' '}
                <small className="num">{formatWholeKilometres(wayBetween(from, to).kilometres, language)}</small>
              </th>
              {[january, july].map((month) => {
                const temperature = temperatureOf(climate, month)
                const arrival =
                  planRange(listLegs(), [], { ...commonCar, from, to, temperature }).stops.at(-1)?.arrival ?? 0
                return (
                  <td className="num" key={month}>
                    {arrival < 0
                      ? copy.answers.notThere
                      : (Math.floor(arrival) / 100).toLocaleString(locale, { style: 'percent' })}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {fillGaps(copy.assumptions, {
          reserve: rangeModel.reserve,
          full: rangeModel.fullEnough,
          power: carPower,
        })}
      </p>
    </>
  )
}
