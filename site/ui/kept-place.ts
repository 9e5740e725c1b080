import { isWeatherPlace, type WeatherPlace } from '#contract/weather-places.ts'

const storageKey = 'today-place'

/** Returns the place that was last chosen for the weather on this device; undefined where none was, or where it cannot be read. */
export function readKeptPlace(storage: Storage | undefined): WeatherPlace | undefined {
  const kept = storage?.getItem(storageKey) ?? ''
  return isWeatherPlace(kept) ? kept : undefined
}

/** Keeps a chosen place on this device. Where the browser refuses, the choice holds for the visit to the page. */
export function keepPlace(storage: Storage | undefined, place: string): void {
  try {
    storage?.setItem(storageKey, place)
  } catch {
    // A full storage, or one that only reads.
  }
}
