import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { noteAnswer } from '#site/today/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

/** Resolves with the forecast of a place. Throws for an error status or an unexpected response. */
export async function fetchWeather(place: WeatherPlace, signal?: AbortSignal): Promise<WeatherAnswer> {
  const response = await fetch(`/api/weather/${place}`, { signal, headers: { accept: 'application/json' } })
  const answer = weatherAnswer.parse(await readAnswer(response, 'Weather API'))
  noteAnswer(response)
  return answer
}
