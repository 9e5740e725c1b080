import { useQuery } from '@tanstack/react-query'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { useNow } from '#site/ui/use-now.ts'
import type { PageVoice } from './trip-tools.ts'
import type { DayWarning } from './trip-weather.ts'

/** Forecasts change a few times a day, warnings within the hour. */
const renewMs = 600_000

/** What is known of the weather of a plan's days. */
export interface TripWeatherWords {
  /** Returns a day's forecast in words; undefined where there is nothing to say. */
  describe(schedule: DaySchedule): string | undefined
  /** Returns a day's official warnings; null where they could not be fetched. */
  listWarnings(schedule: DaySchedule): readonly DayWarning[] | null
}

/** Returns the forecast and the warnings of a plan's days, once they and what says them are there. Asked for the same for every plan. */
export function useTripWeather(voice: PageVoice): TripWeatherWords {
  const now = useNow()
  const code = useQuery({
    queryKey: ['trip', 'weather-code'],
    queryFn: () => import('./trip-weather.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
    retry: false,
  }).data
  const weather = useQuery({
    queryKey: ['trip', 'weather', voice.language],
    queryFn: () => (code ? code.fetchTripWeather(voice) : Promise.reject(new Error('Not asked for yet.'))),
    enabled: code !== undefined,
    staleTime: renewMs,
    refetchInterval: renewMs,
    networkMode: 'always',
    retry: false,
  }).data
  return {
    describe: (schedule) => (code ? code.describeDayWeather(schedule, weather, now, voice) : undefined),
    listWarnings: (schedule) => (code && weather ? code.listDayWarnings(schedule, weather, now, voice) : noWarnings),
  }
}

const noWarnings: readonly DayWarning[] = []
