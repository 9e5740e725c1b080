import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pauseBeforeAsking } from '#site/features/today/index.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { PageVoice } from '#site/features/trip/tools/trip-tools.ts'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import type { DayWarning, TripWeather } from './trip-weather.ts'

/** Forecasts change a few times a day, warnings within the hour. */
const renewMs = 600_000

interface HeldWeather {
  weather: TripWeather
  /** How often in a row parts of it were still under way: a server that was just started. */
  waitedRounds: number
}

/** What is known of the weather of a plan's days. */
export interface TripWeatherWords {
  /** Returns a day's forecast in words; undefined where there is nothing to say. */
  describe(schedule: DaySchedule): string | undefined
  /** Returns a day's official warnings; null where they could not be fetched, `waiting` while they are under way. */
  listWarnings(schedule: DaySchedule): readonly DayWarning[] | 'waiting' | null
}

/** Returns the forecast and the warnings of a plan's days, once they and what says them are there. Asked for the same for every plan. */
export function useTripWeather(voice: PageVoice): TripWeatherWords {
  const now = useLiveNow()
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
    queryFn: async ({ client, queryKey }) => {
      if (!code) throw new Error('Not asked for yet.')
      const before = client.getQueryData<HeldWeather>(queryKey)
      const weather = await code.fetchTripWeather(voice)
      return { weather, waitedRounds: code.isWaiting(weather.today) ? (before?.waitedRounds ?? 0) + 1 : 0 }
    },
    enabled: code !== undefined,
    staleTime: renewMs,
    refetchInterval: ({ state }) => pauseBeforeAsking(state.data?.waitedRounds ?? 0, renewMs),
    networkMode: 'always',
    retry: false,
  }).data?.weather
  return useMemo(
    () => ({
      describe: (schedule) => (code ? code.describeDayWeather(schedule, weather, now, voice) : undefined),
      listWarnings: (schedule) => (code && weather ? code.listDayWarnings(schedule, weather, now, voice) : noWarnings),
    }),
    [code, weather, now, voice],
  )
}

const noWarnings: readonly DayWarning[] = []
