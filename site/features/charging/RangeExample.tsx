import { type Language, languages } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import type { Climate } from '#site/content/model/pages/weather-copy.ts'
import { rangeModel } from '#site/content/roads/range-model.ts'
import { listLegs, namesOfPoints, wayBetween } from '#site/content/roads/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { formatPercent } from '#site/i18n/format-number.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { formatDegrees } from './range-answer.ts'
import { commonCar, temperatureOfMonth } from './range-form-props.ts'
import { carPower, planRange } from './range-plan.ts'
import './RangeForm.css'

interface Props {
  copy: EvChargingCopy['range']
  climate: Climate
  language: Language
}

const january = 0
const july = 6

const exampleTrips = [
  ['svolvaer', 'leknes'],
  ['svolvaer', 'reine'],
  ['svolvaer', 'a'],
  ['evenes', 'svolvaer'],
  ['evenes', 'a'],
] as const

/** How far a common car gets, without script: a table of some drives, in winter and in summer, and what is assumed. */
export function RangeExample({ copy, climate, language }: Props) {
  const { locale } = languages[language]
  const degrees = (month: number) => formatDegrees(temperatureOfMonth(climate, month))
  const arrivals = listPlacesOfArrival(language)
  const nameOf = (point: string) => {
    const arrival = arrivals.find(({ at }) => at === point)
    return namesOfPoints()[point] ?? (arrival && `${arrival.name}, ${arrival.by}`)
  }
  return (
    <>
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
                {nameOf(from)}–{nameOf(to)}{' '}
                <small className="num">{formatWholeKilometres(wayBetween(from, to).kilometres, language)}</small>
              </th>
              {[january, july].map((month) => {
                const temperature = temperatureOfMonth(climate, month)
                const arrival =
                  planRange(listLegs(), [], { ...commonCar, from, to, temperature }).stops.at(-1)?.arrival ?? 0
                return (
                  <td className="num" key={month}>
                    {arrival < 0 ? copy.answers.notThere : formatPercent(Math.floor(arrival) / 100, locale)}
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
