import { type WeatherAnswer, type WeatherPlace, weatherAnswer } from '#contract/weather.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

/** Promises the forecast of a place from our own server. Throws `Weather API returned {status}` when it is not given, and when the answer has another shape than agreed. */
export async function fetchWeather(place: WeatherPlace, signal?: AbortSignal): Promise<WeatherAnswer> {
  const response = await fetch(`/api/weather/${place}`, { signal, headers: { accept: 'application/json' } })
  return weatherAnswer.parse(await readAnswer(response, 'Weather API'))
}
