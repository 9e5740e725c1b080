import { type Language, languages } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import type { Climate } from '#site/content/model/pages/weather-copy.ts'
import { describeRoadTable } from '#site/content/model/road-table-queries.ts'
import { namesOfPoints } from '#site/content/roads/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import type { NamedRangeCharger } from './list-range-chargers.ts'
import type { RangeFormProps } from './RangeForm.tsx'
import { formatDegrees } from './range-answer.ts'

export const monthsOfRange = Array.from({ length: 12 }, (_, month) => month)

/** Returns the mean temperature of a month (0 is January), rounded down: the colder side is the safe one. */
export function temperatureOfMonth({ low, high }: Climate, month: number): number {
  return Math.floor(((low[month] ?? 0) + (high[month] ?? 0)) / 2)
}

/** A common car: what the fields begin with and the table shows. */
export const commonCar = { battery: 60, charge: 90, consumption: 17 } as const

/** How far it goes in summer with a full battery, in tens of kilometres. */
const commonRange = Math.round((commonCar.battery / commonCar.consumption) * 10) * 10

interface Input {
  copy: EvChargingCopy
  climate: Climate
  chargers: readonly NamedRangeCharger[]
  language: Language
}

/**
 * The inline script that sets the calculator to the month of the page (`scriptOfMonth`) before its own script is there, behind the form.
 */
export const scriptOfSeason =
  "{const f=document.querySelector('[data-range]'),m=document.documentElement.dataset.month+':';for(const{value:v}of f.season.options)if(v.startsWith(m)){f.season.value=v;f.temperature.value=v.split(': ')[1].replace('-','−')}}"

/** The places one can start from and go to, by name. */
function listEnds(language: Language): RangeFormProps['ends'] {
  const arrivals = listPlacesOfArrival(language).map(({ at, name, by }) => ({ id: at, name: `${name}, ${by}` }))
  const villages = Object.entries(namesOfPoints()).map(([id, name]) => ({ id, name }))
  const { locale } = languages[language]
  return [...villages, ...arrivals].toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** Returns what the form of the calculator gets from a page. */
export function rangeFormProps({ copy: page, climate, chargers, language }: Input): RangeFormProps {
  const { title, range, exactly, battery, charge, consumption, temperature, season, ownTemperature } = page.range
  const {
    asGiven,
    from,
    to,
    return: isReturn,
    submit,
    stops,
    place,
    arrival,
    withCharging,
    answers,
    problems,
    now,
  } = page.range
  return {
    words: {
      ...{ title, range, exactly, battery, charge, consumption, temperature, season, ownTemperature, asGiven },
      ...{ from, to, return: isReturn, submit, stops, place, arrival, withCharging, answers, problems, now },
      boundary: pickWords(language, boundaryWords),
    },
    locale: languages[language].locale,
    common: { ...commonCar, range: commonRange, temperature: formatDegrees(temperatureOfMonth(climate, 0)) },
    months: monthsOfRange.map((month) => {
      const degrees = temperatureOfMonth(climate, month)
      const gaps = { month: formatMonth(month + 1, language), degrees: formatDegrees(degrees) }
      return { degrees, name: fillGaps(page.range.month, gaps) }
    }),
    ends: listEnds(language),
    roads: describeRoadTable(),
    language,
    chargers,
    plainWay: { href: '#stasjoner', name: page.stations.title },
  }
}
