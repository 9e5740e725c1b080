/** Places with a forecast: name and degrees (WGS 84, at most four decimals as MET demands). */
export const weatherPlaces = {
  svolvaer: { name: 'Svolvær', latitude: 68.2383, longitude: 14.5683 },
  leknes: { name: 'Leknes', latitude: 68.1463, longitude: 13.6133 },
  reine: { name: 'Reine', latitude: 67.9301, longitude: 13.0892 },
  henningsvaer: { name: 'Henningsvær', latitude: 68.1569, longitude: 14.2019 },
  ballstad: { name: 'Ballstad', latitude: 68.0703, longitude: 13.5383 },
} as const

export type WeatherPlace = keyof typeof weatherPlaces

export const weatherPlaceKeys = Object.keys(weatherPlaces) as WeatherPlace[]

export const defaultWeatherPlace: WeatherPlace = 'svolvaer'

export function isWeatherPlace(word: string): word is WeatherPlace {
  return Object.hasOwn(weatherPlaces, word)
}
