import { type WeatherAnswer, type WeatherPlace, weatherAnswer } from '#contract/weather.ts'

/** Promises the forecast of a place from our own server. Throws `Weather API returned {status}` when it is not given, and when the answer has another shape than agreed. */
export async function fetchWeather(place: WeatherPlace, signal?: AbortSignal): Promise<WeatherAnswer> {
  const response = await fetch(`/api/weather/${place}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    // A body that nobody reads holds its connection, of which a browser has six.
    await response.text()
    throw new Error(`Weather API returned ${response.status}`)
  }
  return weatherAnswer.parse(await response.json())
}
