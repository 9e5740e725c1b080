import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-events.ts'
import type { DayWarning, TripWeather } from './trip-weather.ts'

/** Forecasts change a few times a day, warnings within the hour. */
const renewMs = 600_000

/** What is known of the weather of a plan's days. */
export interface WeatherWatch {
  /** Asks for forecast and warnings, unless that was done a short while ago. */
  ask(): Promise<void>
  /** Returns a day's forecast in words; undefined where there is nothing to say. */
  describe(schedule: DaySchedule): string | undefined
  /** Returns a day's official warnings; null where they could not be fetched. */
  listWarnings(schedule: DaySchedule): readonly DayWarning[] | null
}

/** Returns a watch on the weather that calls `changed` when it knows more. */
export function watchWeather(
  voice: TripVoice & Pick<TripData, 'sky'>,
  now: () => number,
  changed: () => void,
): WeatherWatch {
  let module: typeof import('./trip-weather.ts') | undefined
  let answer: TripWeather | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    async ask() {
      if (now() - askedAt < renewMs) return
      askedAt = now()
      module ??= await import('./trip-weather.ts')
      if (!answer) changed()
      answer = await module.fetchTripWeather(voice)
      changed()
    },
    describe: (schedule) => module?.describeDayWeather(schedule, answer, now(), voice),
    listWarnings: (schedule) => (module && answer ? module.listDayWarnings(schedule, answer, now(), voice) : []),
  }
}
