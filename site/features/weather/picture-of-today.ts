import { defaultWeatherPlace } from '#contract/weather-places.ts'
import {
  chooseWeatherPicture,
  type WeatherPictureChoice,
} from '#site/content/pictures/weather/choose-weather-picture.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'

/** Returns the picture before any forecast: the default place on a grey midday of the season at build time. */
export function pictureOfToday(now = Date.now()): WeatherPictureChoice {
  return chooseWeatherPicture({
    place: defaultWeatherPlace,
    day: osloDateOf(now).slice(5),
    clock: 12,
    sunHeight: 10,
    symbol: 'cloudy',
    windSpeed: null,
  })
}
