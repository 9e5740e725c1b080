import type { Coordinates } from '#site/calendar/sun-height.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { monthsOfLight } from './months-of-light.ts'
import '#site/ui/month-table.css'

interface Props {
  place: Coordinates
  year: number
  language: Language
}

/** The light on the 15th of each month as a table; needs no script. */
export function MonthTable({ place, year, language }: Props) {
  const translate = translator(language)
  return (
    <table className="month-table">
      <thead>
        <tr>
          <th scope="col">{translate('light.months.month')}</th>
          <th scope="col">{translate('light.months.sun')}</th>
          <th scope="col">{translate('light.months.duration')}</th>
          <th scope="col">{translate('light.months.dark')}</th>
        </tr>
      </thead>
      <tbody>
        {monthsOfLight(place, year, language).map((month) => (
          <tr key={month.light.date}>
            <th scope="row">{month.name}</th>
            <td>{month.sun}</td>
            <td>{month.duration || '–'}</td>
            <td>{month.dark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
