import { useState } from 'react'
import { type WeatherAnswer, weatherPlaces } from '#contract/weather.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { sunHeight } from '#site/calendar/sun-height.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import {
  chooseWeatherPicture,
  nameWeatherPicture,
  type WeatherPictureChoice,
} from '#site/pictures/weather/choose-weather-picture.ts'
import type { WeatherWords } from './weather-words.ts'
import './WeatherPicture.css'

interface Props {
  /** Undefined while loading or after a failure: the picture stays. */
  answer: WeatherAnswer | undefined
  start: WeatherPictureChoice
  /** Folder of the ready-made pictures, with a trailing slash. */
  folder: string
  now: number
  words: WeatherWords
}

/** The place of the forecast drawn in its current weather, season and light. Keeps its size. */
export function WeatherPicture({ answer, start, folder, now, words }: Props) {
  const choice = answer ? choosePicture(answer, now) : undefined
  const [shown, setShown] = useState(start)
  const addressOf = (each: WeatherPictureChoice) => `${folder}${nameWeatherPicture(each)}.svg`
  const isNext = choice && nameWeatherPicture(choice) !== nameWeatherPicture(shown)
  return (
    <div className="weather-picture">
      <img src={addressOf(shown)} alt={describe(shown, words)} width="1600" height="900" fetchPriority="high" />
      {/* The next picture is preloaded unseen; if it fails, the old one stays. */}
      {isNext ? (
        <img
          key={nameWeatherPicture(choice)}
          className="weather-picture-next"
          src={addressOf(choice)}
          alt=""
          width="1600"
          height="900"
          onLoad={() => setShown(choice)}
        />
      ) : null}
    </div>
  )
}

function choosePicture({ place, current }: WeatherAnswer, now: number): WeatherPictureChoice {
  return chooseWeatherPicture({
    place,
    day: osloDateOf(now).slice(5),
    clock: (new Date(now).getUTCHours() + 1) % 24,
    sunHeight: sunHeight(weatherPlaces[place], now),
    symbol: current.symbol,
    windSpeed: current.windSpeed,
  })
}

function describe({ place, hour, weather, season }: WeatherPictureChoice, words: WeatherWords): string {
  return fillGaps(words['weather.picture'], {
    place: weatherPlaces[place].name,
    season: words[`weather.picture.${season === 'late-winter' ? 'lateWinter' : season}`],
    light: words[`weather.picture.${hour}`],
    weather: words[`weather.picture.${weather}`],
  })
}
