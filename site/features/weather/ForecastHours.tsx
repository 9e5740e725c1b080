import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ForecastHour } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { ageParts, fetchToday, isWaiting, pauseBeforeAsking } from '#site/features/today/index.ts'
import { formatFigure } from '#site/i18n/format-number.ts'

import type { WeatherWords } from './weather-words.ts'
import './forecast.css'

const shownHours = 24
const renewMs = 10 * 60_000

interface Props {
  place: WeatherPlace
  now: number
  words: WeatherWords
  locale: string
}

/** The next 24 hours with gusts and clouds, asked for when a visitor opens them. */
export function ForecastHours({ place, now, words, locale }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isFetching } = useQuery({
    queryKey: ['today'],
    queryFn: () => fetchToday(undefined),
    enabled: isOpen,
    // The server answers from memory and asks its source twice an hour.
    staleTime: renewMs,
    // While it is under way at a server that was just started.
    refetchInterval: ({ state }) => isWaiting(state.data ?? null) && pauseBeforeAsking(state.dataUpdateCount, renewMs),
    retry: false,
    networkMode: 'always',
  })
  const forecast = data && ageParts(data, now).parts.forecast
  const isComing = isFetching || forecast?.state === 'waiting'
  const hours = forecast?.data?.find((each) => each.place === place)?.hours.slice(0, shownHours) ?? []
  return (
    <details className="forecast-hours" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words['weather.hours']}</summary>
      {!isOpen ? null : hours.length > 0 ? (
        <HourTable hours={hours} words={words} locale={locale} />
      ) : (
        <p role="status">{words[isComing ? 'weather.hours.loading' : 'weather.hours.failed']}</p>
      )}
    </details>
  )
}

function HourTable({ hours, words, locale }: { hours: ForecastHour[]; words: WeatherWords; locale: string }) {
  return (
    <table className="num">
      <thead>
        <tr>
          {(['hour', 'degrees', 'rain', 'wind', 'cloud'] as const).map((name) => (
            <th key={name} scope="col">
              {words[`weather.hours.${name}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map(({ time, temperature, precipitation, wind, gust, cloud }) => (
          <tr key={time}>
            <th scope="row">{formatOsloTime(Date.parse(time))}</th>
            <td>{`${formatFigure(temperature, locale, 0)}°`}</td>
            <td>{`${formatFigure(precipitation, locale, 1)} mm`}</td>
            <td>
              {gust === null
                ? `${formatFigure(wind, locale, 0)} m/s`
                : `${formatFigure(wind, locale, 0)}–${formatFigure(gust, locale, 0)} m/s`}
            </td>
            <td>{`${formatFigure(cloud, locale, 0)} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
