import type { WeatherPlace } from '#contract/weather-places.ts'

/** The forecast of each place of the guide, by the end of its page's address: `{ hamnoy: 'reine' }`. */
export type ForecastByVillage = Readonly<Record<string, WeatherPlace>>

/** Shorter parts of an address («a») are words. */
const shortestName = 4

/**
 * Returns the place that the page before is about, by its address: the place itself (`/steder-a-besoke/reine`) or something that is called
 * after it (`/hoteller/scandic-svolvaer`); undefined for other pages, and for other sites.
 */
export function placeOfPage(address: string, origin: string, villages: ForecastByVillage): WeatherPlace | undefined {
  if (!address.startsWith(`${origin}/`)) return undefined
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  const names = last.split('-').filter(({ length }) => length >= shortestName)
  const found = [last, ...names].find((name) => Object.hasOwn(villages, name))
  return found === undefined ? undefined : villages[found]
}
