import type { Climate, WeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay, listMonths } from '#site/i18n/format-date.ts'
import { formatFigure } from '#site/i18n/format-number.ts'

import '#site/ui/month-table.css'

interface Props {
  climate: Climate
  copy: WeatherCopy['climate']
  locale: string
}

export function ClimateTable({ climate, copy, locale }: Props) {
  const monthNames = listMonths(locale)
  const months = climate.low.map((low, month) => ({
    name: monthNames[month],
    low,
    high: climate.high[month] ?? null,
    sea: climate.sea[month] ?? null,
  }))
  return (
    <>
      <table className="month-table">
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            <th scope="col" className="num">
              {copy.low}
            </th>
            <th scope="col" className="num">
              {copy.high}
            </th>
            <th scope="col" className="num">
              {copy.sea}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, low, high, sea }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{formatFigure(low, locale, 0)}</td>
              <td className="num">{formatFigure(high, locale, 0)}</td>
              <td className="num">{formatFigure(sea, locale, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">
        {fillGaps(copy.caption, {
          source: climate.source,
          date: formatDay(climate.checkedOn, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
        })}
      </p>
    </>
  )
}
