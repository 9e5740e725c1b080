import { type Language, languages } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { distanceBetween, formatDistance, type Position } from '#site/domain/geography/distance-between.ts'
import { translator } from '#site/i18n/translate.ts'

/** Kilometres: farther away the forecast is of another village. */
const here = 3

export interface WeatherOfEntry {
  place: WeatherPlace
  coordinates: Position
  language: Language
}

/** Where the weather beside an entry is of: «Været i Reine», or of the nearest place that has a forecast, and how far that is. */
export function WeatherName({ place, coordinates, language }: WeatherOfEntry) {
  const translate = translator(language)
  const { name } = weatherPlaces[place]
  const away = distanceBetween(coordinates, weatherPlaces[place])
  if (away < here) return translate('weatherPage.line.place', { place: name })
  const distance = formatDistance(away, languages[language].locale, true)
  return translate('weatherPage.line.near', { place: name, distance })
}
