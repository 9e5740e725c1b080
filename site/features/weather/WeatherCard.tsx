import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  defaultWeatherPlace,
  isWeatherPlace,
  type WeatherAnswer,
  type WeatherPlace,
  weatherPlaceKeys,
  weatherPlaces,
} from '#contract/weather.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { showNotice } from '#site/features/notices/show-notice.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayAge } from '#site/i18n/say-age.ts'
import type { WeatherPictureChoice } from '#site/pictures/weather/choose-weather-picture.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { useAddressParameter } from '#site/ui/use-address-parameter.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { useNow } from '#site/ui/use-now.ts'
import { CurrentWeather, describeConditions } from './CurrentWeather.tsx'
import { ForecastCards } from './ForecastCards.tsx'
import { ForecastDays } from './ForecastDays.tsx'
import { fetchWeather } from './fetch-weather.ts'
import { formatNumber } from './format-weather.ts'
import { WeatherPicture } from './WeatherPicture.tsx'
import type { WeatherWords } from './weather-words.ts'
import './WeatherCard.css'

const refreshMs = 30 * 60_000

interface Props {
  words: WeatherWords
  /** For `Intl`: `nb-NO`. */
  locale: string
  /** The picture until the forecast has come, and the folder of the ready-made ones. */
  picture: { start: WeatherPictureChoice; folder: string }
  /** What is usual in each month, January first: said when there is no forecast to show. */
  usual: string[]
}

/**
 * Today's weather and the days ahead at one of five places. Fetches when it appears and when the place changes, then
 * every 30 minutes while the page is seen, and at once when somebody comes back to it after more than 30 minutes.
 */
export function WeatherCard(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <WeatherPanel {...props} />
    </QueryClientProvider>
  )
}

function WeatherPanel({ words, locale, picture, usual }: Props) {
  const isAlive = useIsAlive()
  const [placeInAddress, changePlace] = useAddressParameter('sted')
  const place = placeInAddress !== null && isWeatherPlace(placeInAddress) ? placeInAddress : defaultWeatherPlace
  const { data, isFetching, refetch, ...query } = useQuery({
    queryKey: ['weather', place],
    queryFn: ({ signal }) => fetchWeather(place, signal),
    // Before that the place of the address is not known.
    enabled: isAlive,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= refreshMs,
    // The server keeps older forecasts for when the institute cannot be reached; asking again at once would gain nothing.
    retry: false,
    networkMode: 'always',
  })
  const now = useNow()
  useReportedFailure(query.error, query.errorUpdatedAt, words)
  const isFailed = !data && !isFetching && query.error !== null

  return (
    <>
      <div className="weather-head">
        <h2>{words['weather.title']}</h2>
        <label className="sel">
          {words['weather.place']}{' '}
          <select value={place} onChange={(event) => changePlace(event.target.value)}>
            {weatherPlaceKeys.map((key) => (
              <option key={key} value={key}>
                {weatherPlaces[key].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="weather-card" aria-busy={isFetching || !isAlive}>
        <WeatherPicture answer={data} now={now} words={words} start={picture.start} folder={picture.folder} />
        {isFailed ? (
          <div className="weather-failed">
            <Notice kind="bad" title={words['weather.error.title']}>
              <p>{words['weather.error.text']}</p>
              <button type="button" className="btn btn-2 btn-sm" onClick={() => refetch()}>
                {words['weather.error.retry']}
              </button>
            </Notice>
            <UsualWeather usual={usual} />
          </div>
        ) : (
          <Forecast place={place} answer={data} hasFailedSince={query.error !== null} words={words} locale={locale} />
        )}
      </div>
    </>
  )
}

function UsualWeather({ usual }: { usual: string[] }) {
  const month = Number(osloDateOf(useNow()).slice(5, 7))
  return <p className="weather-usual">{usual[month - 1]}</p>
}

interface ForecastProps extends Pick<Props, 'words' | 'locale'> {
  place: WeatherPlace
  answer: WeatherAnswer | undefined
  /** The newest attempt failed; what is shown is older. */
  hasFailedSince: boolean
}

function Forecast({ place, answer, hasFailedSince, words, locale }: ForecastProps) {
  const now = useNow()
  return (
    <>
      <CurrentWeather place={place} answer={answer} words={words} locale={locale}>
        <p className={answer && (answer.stale || hasFailedSince) ? 'weather-age weather-stale' : 'weather-age'}>
          {answer ? describeAge(answer, hasFailedSince, now, words, locale) : words['weather.loading']}
        </p>
        {/* For screen readers: that it is loading and what came, not the age that changes every minute. */}
        <p className="vh" role="status">
          {answer ? describeForEars(answer, words, locale) : words['weather.loading']}
        </p>
      </CurrentWeather>
      <ForecastCards cards={answer?.cards} now={now} words={words} locale={locale} />
      <ForecastDays days={answer?.days} now={now} words={words} locale={locale} />
    </>
  )
}

function describeForEars({ place, current }: WeatherAnswer, words: WeatherWords, locale: string): string {
  const temperature = current.temperature === null ? '' : `${formatNumber(current.temperature, locale, 1)}\u00a0°C. `
  return `${weatherPlaces[place].name}: ${temperature}${describeConditions(current, words, locale)}`
}

function describeAge(
  { fetchedAt, stale }: WeatherAnswer,
  hasFailedSince: boolean,
  now: number,
  words: WeatherWords,
  locale: string,
): string {
  const age = sayAge(fetchedAt, now, locale)
  return fillGaps(words[stale || hasFailedSince ? 'weather.stale' : 'weather.fetched'], { age })
}

/** Each failed attempt goes to the console and is told in a passing notice, also when an older forecast stays on show. */
function useReportedFailure(error: Error | null, failedAt: number, words: WeatherWords): void {
  const reportedAt = useRef(0)
  useEffect(() => {
    if (!error || failedAt === reportedAt.current) return
    reportedAt.current = failedAt
    console.error(error)
    showNotice({ kind: 'error', text: words['weather.error.toast'], regionLabel: words['weather.notices'] })
  }, [error, failedAt, words])
}
