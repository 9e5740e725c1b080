import type { DaySchedule } from '#site/trip-plan/schedule.ts'
import type { TripData } from '#site/trip-plan/trip-events.ts'
import type { TripVoice } from './format-trip.ts'
import type { DayWarning, TripWeather } from './trip-weather.ts'

/** Forecasts change a few times a day, warnings within the hour. */
const renewMs = 600_000

/** What is known of the weather of a plan's days. */
export interface WeatherWatch {
  /** Asks for forecast and warnings, unless that was done a short while ago. */
  ask(): Promise<void>
  /** Returns a day's forecast in words; undefined where there is nothing to say. */
  describe(schedule: DaySchedule): string | undefined
  /** Returns a day's official warnings; null where they could not be fetched, `waiting` while they are under way. */
  listWarnings(schedule: DaySchedule): readonly DayWarning[] | 'waiting' | null
}

/** Returns a watch on the weather that calls `changed` when it knows more. */
export function watchWeather(
  voice: TripVoice & Pick<TripData, 'sky'>,
  now: () => number,
  changed: () => void,
): WeatherWatch {
  let module: typeof import('./trip-weather.ts') | undefined
  let answer: TripWeather | undefined
  let asked: { steady: number; device: number } | undefined
  let rounds = 0

  async function fetchNow(): Promise<void> {
    asked = { steady: performance.now(), device: Date.now() }
    module ??= await import('./trip-weather.ts')
    if (!answer) changed()
    answer = await module.fetchTripWeather(voice)
    changed()
    rounds = module.isWaiting(answer.today) ? rounds + 1 : 0
    const pause = module.pauseBeforeAsking(rounds, renewMs)
    if (pause < renewMs) setTimeout(() => void fetchNow(), pause)
  }

  return {
    async ask() {
      // One clock stands still while the device sleeps, the other one may be set.
      const since = asked ? Math.max(performance.now() - asked.steady, Date.now() - asked.device) : renewMs
      if (since >= renewMs) await fetchNow()
    },
    describe: (schedule) => module?.describeDayWeather(schedule, answer, now(), voice),
    listWarnings: (schedule) => (module && answer ? module.listDayWarnings(schedule, answer, now(), voice) : []),
  }
}
