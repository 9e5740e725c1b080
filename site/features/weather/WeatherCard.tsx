import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import {
  defaultWeatherPlace,
  isWeatherPlace,
  type WeatherPlace,
  weatherPlaceKeys,
  weatherPlaces,
} from '#contract/weather-places.ts'
import type { WeatherPictureChoice } from '#site/content/pictures/weather/choose-weather-picture.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { OfflineNotice, type OfflineWords } from '#site/features/today/parts/OfflineNotice.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { keepPlace, readKeptPlace } from '#site/ui/kept-place.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { useReportedFailure } from '#site/ui/notices/use-reported-failure.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { useAddressParameter } from '#site/ui/use-address-parameter.ts'
import { useEarlyChoice, useIsAlive } from '#site/ui/use-is-alive.ts'
import { useIsOnline } from '#site/ui/use-is-online.ts'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import { CurrentWeather, formatConditions } from './CurrentWeather.tsx'
import { ForecastCards } from './ForecastCards.tsx'
import { ForecastDays } from './ForecastDays.tsx'
import { ForecastHours } from './ForecastHours.tsx'

import { type ForecastByVillage, placeOfPage } from './place-of-visit.ts'
import { WeatherPicture } from './WeatherPicture.tsx'
import type { WeatherWords } from './weather-words.ts'
import './WeatherCard.css'

const refreshMs = 30 * 60_000

interface Props {
  words: WeatherWords
  locale: string
  /** The picture until the forecast has loaded, and the folder of ready-made pictures. */
  picture: { start: WeatherPictureChoice; folder: string }
  /** Usual weather by month, January first; shown when there is no forecast. */
  usual: string[]
  /** Where the usual weather is from, and what is said of it when another `{place}` is chosen. */
  usualOf: { place: string; elsewhere: string }
  villages: ForecastByVillage
  /** That there is no network, and how old is what is shown. */
  offlineWords: OfflineWords
  /** The way to the same without this island. */
  plainWay: { href: string; name: string }
}

/** Today’s weather at one of five places, refetched every 30 minutes while visible and on a later refocus. */
export function WeatherCard(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <IslandBoundary words={props.words} link={props.plainWay}>
      <QueryClientProvider client={client}>
        <WeatherPanel {...props} />
      </QueryClientProvider>
    </IslandBoundary>
  )
}

function WeatherPanel({ words, locale, picture, usual, usualOf, villages, offlineWords }: Props) {
  const isOnline = useIsOnline()
  const isAlive = useIsAlive()
  const [placeInAddress, changePlace] = useAddressParameter('sted')
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('sted')) return
    const place = placeOfPage(document.referrer, window.location.origin, villages) ?? readKeptPlace(findStorage())
    if (place && place !== defaultWeatherPlace) changePlace(place)
  }, [changePlace, villages])
  const choosePlace = useCallback(
    (chosen: string) => {
      keepPlace(findStorage(), chosen)
      changePlace(chosen)
    },
    [changePlace],
  )
  useEarlyChoice('[data-weather-place]', choosePlace)
  const place = placeInAddress !== null && isWeatherPlace(placeInAddress) ? placeInAddress : defaultWeatherPlace
  const { data, isFetching, refetch, ...query } = useQuery({
    queryKey: ['weather', place],
    queryFn: ({ signal }) => fetchWeather(place, signal),
    // Until hydration the place in the address is unknown.
    enabled: isAlive,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= refreshMs,
    // The server itself falls back on older forecasts; an immediate retry would gain nothing.
    retry: false,
    networkMode: 'always',
  })
  const now = useLiveNow()
  useReportedFailure(query.error, query.errorUpdatedAt, {
    text: words['weather.error.toast'],
    regionLabel: words['weather.notices'],
  })
  const isFailed = !data && !isFetching && query.error !== null

  return (
    <>
      <div className="weather-head cluster">
        <h2>{words['weather.title']}</h2>
        <label className="select">
          {words['weather.place']}{' '}
          <select data-weather-place="" value={place} onChange={(event) => choosePlace(event.target.value)}>
            {weatherPlaceKeys.map((key) => (
              <option key={key} value={key}>
                {weatherPlaces[key].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <OfflineNotice
        words={offlineWords}
        shown={data && !isOnline ? { fetchedAt: data.fetchedAt, now, locale } : undefined}
      />
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
            <p className="weather-usual">
              {[
                usual[Number(osloDateOf(now).slice(5, 7)) - 1],
                ...(weatherPlaces[place].name === usualOf.place
                  ? []
                  : [fillGaps(usualOf.elsewhere, { place: weatherPlaces[place].name })]),
              ].join(' ')}
            </p>
          </div>
        ) : (
          <Forecast place={place} answer={data} hasFailedSince={query.error !== null} words={words} locale={locale} />
        )}
      </div>
    </>
  )
}

interface ForecastProps extends Pick<Props, 'words' | 'locale'> {
  place: WeatherPlace
  answer: WeatherAnswer | undefined
  /** The latest attempt failed; what is shown is older. */
  hasFailedSince: boolean
}

// Drawn in pieces behind the current weather, so that a slow phone answers in between.
const LaterForecast = memo(function LaterForecast({
  place,
  answer,
  words,
  locale,
}: Omit<ForecastProps, 'hasFailedSince'>) {
  const now = useLiveNow()
  return (
    <>
      <ForecastCards cards={answer?.cards} now={now} words={words} locale={locale} />
      <ForecastHours place={place} now={now} words={words} locale={locale} />
      <ForecastDays days={answer?.days} now={now} words={words} locale={locale} />
    </>
  )
})

function Forecast({ place, answer, hasFailedSince, words, locale }: ForecastProps) {
  const now = useLiveNow()
  const later = useDeferredValue(answer)
  const isOld = answer !== undefined && (answer.stale || hasFailedSince)
  const template = words[isOld ? 'weather.stale' : 'weather.fetched']
  const age = answer && fillGaps(template, { age: formatAge(findAge(answer, isOld), now, locale) })
  return (
    <>
      <CurrentWeather place={place} answer={answer} words={words} locale={locale}>
        <p className={isOld ? 'weather-age weather-stale' : 'weather-age'}>{age ?? words['weather.loading']}</p>
        {/* For screen readers: loading and the result, but not the age that changes every minute. */}
        <p className="visually-hidden" role="status">
          {answer ? formatForScreenReaders(answer, words, locale) : words['weather.loading']}
        </p>
      </CurrentWeather>
      <LaterForecast place={place} answer={later} words={words} locale={locale} />
    </>
  )
}

/** What is old is as old as its content: MET may have sent it just now. */
function findAge({ fetchedAt, updatedAt }: WeatherAnswer, isOld: boolean): string {
  return isOld && updatedAt !== null && updatedAt < fetchedAt ? updatedAt : fetchedAt
}

function formatForScreenReaders({ place, current }: WeatherAnswer, words: WeatherWords, locale: string): string {
  const temperature = current.temperature === null ? '' : `${formatFigure(current.temperature, locale, 1)}\u00a0°C. `
  return `${weatherPlaces[place].name}: ${temperature}${formatConditions(current, words, locale)}`
}

/** Resolves with the forecast of a place. Throws for an error status or an unexpected response. */
async function fetchWeather(place: WeatherPlace, signal?: AbortSignal): Promise<WeatherAnswer> {
  const response = await fetch(`/api/weather/${place}`, { signal, headers: { accept: 'application/json' } })
  const answer = weatherAnswer.parse(await readAnswer(response, 'Weather API'))
  noteAnswer(response)
  return answer
}
