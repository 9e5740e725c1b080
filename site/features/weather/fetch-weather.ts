import { type WeatherAnswer, type WeatherPlace, weatherAnswer } from '#contract/weather.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

/** Resolves with the forecast of a place. Throws for an error status or an unexpected response. */
export async function fetchWeather(place: WeatherPlace, signal?: AbortSignal): Promise<WeatherAnswer> {
  const response = await fetch(`/api/weather/${place}`, { signal, headers: { accept: 'application/json' } })
  return weatherAnswer.parse(await readAnswer(response, 'Weather API'))
}
