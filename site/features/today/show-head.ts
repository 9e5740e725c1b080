import { formatOsloTime } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { nameWeatherPicture } from '#site/pictures/weather/choose-weather-picture.ts'
import {
  describeWeatherPicture,
  pictureOfMoment,
  type WeatherPictureWords,
} from '#site/pictures/weather/picture-of-moment.ts'
import { nameOf, type TodayView } from './show-parts.ts'

/** Draws the chosen place in the weather of this hour; without a fresh forecast the picture stays as it is. */
export function showHead(root: HTMLElement, view: TodayView): void {
  const { place, now, words, locale } = view
  const picture = root.querySelector<HTMLImageElement>('[data-today-picture]')
  const caption = root.querySelector('[data-today-caption]')
  const { state, data } = view.answer.parts.forecast
  const hours = data?.find((each) => each.place === place)?.hours ?? []
  const hour = hours.findLast(({ time }) => Date.parse(time) <= now)
  if (!picture || !caption || state !== 'fresh' || !hour) return
  const said: WeatherPictureWords = JSON.parse(picture.dataset.words ?? '{}')
  const choice = pictureOfMoment({ place, symbol: hour.symbol, windSpeed: hour.wind }, now)
  const address = `${picture.dataset.folder}${nameWeatherPicture(choice)}.svg`
  const name = describeWeatherPicture(choice, said)
  const t = formatOsloTime(Date.parse(hour.time), locale)
  const show = () => {
    picture.src = address
    picture.alt = name
    caption.textContent = fillGaps(words.pictureNow, { place: nameOf(place), t })
  }
  if (picture.getAttribute('src') === address) {
    show()
    return
  }
  // Fetched unseen first: when it cannot be fetched, the old picture stays with its own words.
  const next = new Image()
  next.onload = show
  next.src = address
}
