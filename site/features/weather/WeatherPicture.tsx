import { useState } from 'react'
import type { WeatherAnswer } from '#contract/weather.ts'
import { nameWeatherPicture, type WeatherPictureChoice } from '#site/content/pictures/weather/choose-weather-picture.ts'
import { describeWeatherPicture, pictureOfMoment } from '#site/content/pictures/weather/picture-of-moment.ts'
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
  const choice = answer ? pictureOfMoment({ place: answer.place, ...answer.current }, now) : undefined
  const [shown, setShown] = useState(start)
  const addressOf = (each: WeatherPictureChoice) => `${folder}${nameWeatherPicture(each)}.svg`
  const isNext = choice && nameWeatherPicture(choice) !== nameWeatherPicture(shown)
  return (
    <div className="weather-picture">
      <img
        src={addressOf(shown)}
        alt={describeWeatherPicture(shown, words)}
        width="1600"
        height="900"
        fetchPriority="high"
      />
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
