import { type ReactNode, useEffect, useState } from 'react'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { nameWeatherPicture } from '#site/content/pictures/weather/choose-weather-picture.ts'
import {
  describeWeatherPicture,
  pictureOfMoment,
  type WeatherPictureWords,
} from '#site/content/pictures/weather/picture-of-moment.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { sayMoment } from '#site/features/today/parts/format-moment.ts'
import { OfflineNotice } from '#site/features/today/parts/OfflineNotice.tsx'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { findNewestFetch } from '#site/features/today/parts/say-offline.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import { type Crumb, Crumbs } from '#site/ui/Crumbs.tsx'
import { nameOf, type TodayView } from './today-view.ts'
import type { Choice } from './use-choice.ts'
import '#site/layout/ShortPageHead.css'
import '#site/content/pictures/Scene.css'
import '#site/ui/page-head.css'

export interface DrawnWeather {
  src: string
  alt: string
  caption: string
}

export interface TodayHeadProps {
  title: string
  lead: string
  withoutScript: string
  youAreIn: string
  crumbs: Crumb[]
  crumbsLabel: string
  /** The picture until the forecast has come. */
  picture: DrawnWeather
  /** Of the ready-made pictures, with a slash at its end. */
  pictureFolder: string
  pictureWords: WeatherPictureWords
}

interface Live {
  view: TodayView | null
  /** Nothing newer can be fetched; what is shown was kept on this device. */
  isFromDevice: boolean
  place: Choice<WeatherPlace>
  /** Names of orange and red warnings that came while the page was open. */
  alarm: string
  /** The day in a breath, or that nothing can be fetched. */
  children: ReactNode
}

/** The head of the page: the chosen place in the weather of this hour, and the day in a breath. */
export function TodayHead({ view, isFromDevice, place, alarm, children, ...built }: TodayHeadProps & Live) {
  const picture = useWeatherPicture(view, built)
  const newest = view ? findNewestFetch(view.answer) : undefined
  return (
    <section className="head short photo-head today-head">
      <div className="window">
        <div className="scene">
          <img
            src={picture.src}
            alt={picture.alt}
            width="1600"
            height="900"
            fetchPriority="high"
            data-today-picture=""
          />
        </div>
      </div>
      <div className="rule" aria-hidden="true" />
      <div className="wrap">
        <div className="board">
          <Crumbs crumbs={built.crumbs} label={built.crumbsLabel} />
          <h1>{built.title}</h1>
          <OfflineNotice
            words={view?.words}
            shown={
              view && isFromDevice && newest ? { fetchedAt: newest, now: view.now, locale: view.locale } : undefined
            }
            more={view?.words.offlineToday}
          />
          <div className="today-here needs-script">
            <label className="today-choice">
              <span>{built.youAreIn}</span>
              <select {...place.field} data-today-choice="place">
                {placesFromWest.map((each) => (
                  <option key={each} value={each}>
                    {weatherPlaces[each].name}
                  </option>
                ))}
              </select>
            </label>
            <span className="today-fetched">
              {view ? capitalise(formatLongDay(osloDateOf(view.now), view.locale)) : ''}
              {view && newest ? ` · ${fillGaps(view.words.fetchedAt, { t: sayMoment(newest, view) })}` : ''}
            </span>
          </div>
          <div data-today-lead="">{children}</div>
          <noscript>
            <p>{built.withoutScript}</p>
          </noscript>
          <div role="alert" className="visually-hidden" data-today-alarm="">
            {alarm}
          </div>
        </div>
        <p className="caption">{picture.caption}</p>
      </div>
    </section>
  )
}

/** Returns the picture of the chosen place in the weather of this hour; without a fresh forecast it stays as it is. */
function useWeatherPicture(
  view: TodayView | null,
  { picture, pictureFolder, pictureWords }: TodayHeadProps,
): DrawnWeather {
  const [shown, setShown] = useState(picture)
  const next = view ? chooseWeather(view, pictureFolder, pictureWords) : null
  const hasNext = next !== null
  const { src, alt, caption } = next ?? picture
  useEffect(() => {
    if (!hasNext) return
    const chosen = { src, alt, caption }
    // Fetched unseen first: when it cannot be fetched, the old picture stays with its own words.
    const image = new Image()
    image.onload = () => setShown(chosen)
    image.src = src
    return () => {
      image.onload = null
    }
  }, [hasNext, src, alt, caption])
  return shown
}

function chooseWeather(view: TodayView, folder: string, said: WeatherPictureWords): DrawnWeather | null {
  const { place, now, words, answer } = view
  const { state, data } = answer.parts.forecast
  const hour = data?.find((each) => each.place === place)?.hours.findLast(({ time }) => Date.parse(time) <= now)
  if (state !== 'fresh' || !hour) return null
  const choice = pictureOfMoment({ place, symbol: hour.symbol, windSpeed: hour.wind }, now)
  return {
    src: `${folder}${nameWeatherPicture(choice)}.svg`,
    alt: describeWeatherPicture(choice, said),
    caption: fillGaps(words.pictureNow, { place: nameOf(place), t: formatOsloTime(Date.parse(hour.time)) }),
  }
}
