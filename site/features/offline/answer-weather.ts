import { NetworkFirst } from 'workbox-strategies'
import type { WeatherAnswer } from '#contract/weather.ts'
import { keepWanted } from './keep-needs.ts'
import { keptCaches } from './kept-caches.ts'
import { ageForecast } from './old-forecast.ts'

const patienceSeconds = 5

/** Answers the weather from the network, else with the last forecast, marked stale once expired and dropped after two days. */
export const weatherFirst = new NetworkFirst({
  cacheName: keptCaches.weather,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    keepWanted,
    {
      fetchDidSucceed: async ({ response, state }) => {
        if (response.status < 500) return response
        if (state) state['refused'] = response
        throw new Error(`The weather answered ${response.status}.`)
      },
      // Where no forecast is kept, the page reads from the server what is wrong.
      handlerDidError: async ({ state }) => state?.['refused'] as Response | undefined,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && ageAnswer(cachedResponse),
    },
  ],
})

async function ageAnswer(response: Response): Promise<Response | null> {
  const forecast = ageForecast((await response.json()) as WeatherAnswer, Date.now())
  return forecast ? Response.json(forecast) : null
}
