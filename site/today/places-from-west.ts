import type { WeatherPlace } from '#contract/weather-places.ts'

/** Down the E10 from the west. */
export const placesFromWest: readonly WeatherPlace[] = ['reine', 'ballstad', 'leknes', 'henningsvaer', 'svolvaer']
