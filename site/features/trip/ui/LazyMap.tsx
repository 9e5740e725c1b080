import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { SheetGround } from '#site/features/trip/plan/chart-sheet.ts'
import type { Stop } from '#site/features/trip/plan/plan.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

const source = '/search/stops/chart.json'

/** Returns what draws the small maps, and the land they are cut from; undefined until both are there. Where they do not come the page
 * stays without: everything that a map shows stands beside it in words. */
function useMapParts() {
  const { data } = useQuery({
    queryKey: ['trip', 'map'],
    queryFn: async () => {
      const [{ MapGround, MapOfDay, MapOfPool, MapOfTrip }, answer] = await Promise.all([
        import('./MiniMap.tsx'),
        fetch(source),
      ])
      return { MapGround, MapOfDay, MapOfPool, MapOfTrip, ground: (await readAnswer(answer, source)) as SheetGround }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  return data
}

/** The land of all maps, once a page: each of them shows another part of it. */
export function LandOfMaps() {
  const map = useMapParts()
  return map ? <map.MapGround ground={map.ground} /> : null
}

/** The map of a day, drawn after the step that changed it; the one before until then. */
export function DayMap({ schedule, index }: { schedule: DaySchedule; index: number }) {
  const { voice } = useTripTools()
  const map = useMapParts()
  const drawn = useDeferredValue(schedule)
  return map ? <map.MapOfDay schedule={drawn} index={index} voice={voice} /> : null
}

/** The map of the stops without a day, likewise. */
export function PoolMap({ stops }: { stops: readonly Stop[] }) {
  const { voice } = useTripTools()
  const map = useMapParts()
  const drawn = useDeferredValue(stops)
  return map ? <map.MapOfPool places={drawn.map(({ ref }) => voice.atlas.find(ref))} voice={voice} /> : null
}

/** The map of all days, likewise. */
export function TripMap({ schedules }: { schedules: readonly DaySchedule[] }) {
  const { voice } = useTripTools()
  const map = useMapParts()
  const drawn = useDeferredValue(schedules)
  return map ? <map.MapOfTrip schedules={drawn} voice={voice} /> : null
}
