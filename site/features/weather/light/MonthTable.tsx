import type { Language } from '#contract/languages.ts'
import { monthsOfLight } from '#site/domain/calendar/months-of-light.ts'
import type { Coordinates } from '#site/domain/calendar/sun-height.ts'
import { translator } from '#site/i18n/translate.ts'
import '#site/ui/month-table.css'

export function MonthTable({ place, year, language }: { place: Coordinates; year: number; language: Language }) {
  const translate = translator(language)
  return (
    <table className="month-table">
      <thead>
        <tr>
          <th scope="col">{translate('lightYear.months.month')}</th>
          <th scope="col">{translate('lightYear.months.sun')}</th>
          <th scope="col">{translate('lightYear.months.duration')}</th>
          <th scope="col">{translate('lightYear.months.dark')}</th>
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
