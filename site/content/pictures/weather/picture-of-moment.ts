import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { sunHeight } from '#site/domain/calendar/sun-height.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { WordsOf } from '#site/i18n/translate.ts'
import { chooseWeatherPicture, type WeatherPictureChoice } from './choose-weather-picture.ts'

/** What a picture is described with. */
export const weatherPictureWords = ['weather.picture', 'weather.picture.'] as const
export type WeatherPictureWords = WordsOf<typeof weatherPictureWords>

interface WeatherOfMoment {
  place: WeatherPlace
  /** MET's symbol code, if any. */
  symbol: string | null
  /** Metres per second. */
  windSpeed: number | null
}

/** Returns the prepared picture of a place in its weather, season and light at a moment (ms since 1970). */
export function pictureOfMoment({ place, symbol, windSpeed }: WeatherOfMoment, moment: number): WeatherPictureChoice {
  return chooseWeatherPicture({
    place,
    day: osloDateOf(moment).slice(5),
    clock: (new Date(moment).getUTCHours() + 1) % 24,
    sunHeight: sunHeight(weatherPlaces[place], moment),
    symbol,
    windSpeed,
  })
}

/** Returns what a picture shows, for those who do not see it. */
export function describeWeatherPicture(
  { place, hour, weather, season }: WeatherPictureChoice,
  words: WeatherPictureWords,
): string {
  return fillGaps(words['weather.picture'], {
    place: weatherPlaces[place].name,
    season: words[`weather.picture.${season === 'late-winter' ? 'lateWinter' : season}`],
    light: words[`weather.picture.${hour}`],
    weather: words[`weather.picture.${weather}`],
  })
}
