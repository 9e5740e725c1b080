import type { SheetGround } from '#site/trip-plan/chart-sheet.ts'
import type { DaySchedule } from '#site/trip-plan/schedule.ts'
import type { ChartVoice } from './show-chart.ts'

const source = '/search/stops/chart.json'

/** The small maps of a plan, once what they are drawn from is there. */
export interface ChartWatch {
  readonly isReady: boolean
  /** Loads land and roads, once; the page stays without maps where that fails, until it is asked again. */
  load(): Promise<void>
  /** Returns the map of a day; undefined before it is loaded, and for a day without a place on it. */
  drawDay(schedule: DaySchedule, index: number): HTMLElement | undefined
  /** Returns the map of all days, likewise. */
  drawTrip(schedules: readonly DaySchedule[]): HTMLElement | undefined
}

/** Returns a watch on the maps of a plan that calls `changed` when they can be drawn. */
export function watchCharts(voice: ChartVoice, changed: () => void): ChartWatch {
  let module: typeof import('./show-chart.ts') | undefined
  let ground: SheetGround | undefined
  let isLoading = false
  return {
    get isReady() {
      return ground !== undefined
    },
    async load() {
      if (ground || isLoading) return
      isLoading = true
      try {
        module ??= await import('./show-chart.ts')
        const answer = await fetch(source)
        if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`)
        ground = (await answer.json()) as SheetGround
      } catch {
        // Everything that a map shows stands beside it in words; the next change asks again.
        return
      } finally {
        isLoading = false
      }
      changed()
    },
    drawDay: (schedule, index) => ground && module?.buildDayChart(schedule, index, ground, voice),
    drawTrip: (schedules) => ground && module?.buildTripChart(schedules, ground, voice),
  }
}
