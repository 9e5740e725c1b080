import type { SheetGround } from '#site/features/trip/plan/chart-sheet.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { buildElement } from '#site/ui/build-element.ts'
import type { ChartVoice } from './show-chart.ts'

const source = '/search/stops/chart.json'

/** The small maps of a plan, once what they are drawn from is there. */
export interface ChartWatch {
  readonly isReady: boolean
  /** Loads land and roads, once; the page stays without maps where that fails, until it is asked again. */
  load(): Promise<void>
  /**
   * Returns where the map of a day stands; undefined before maps are loaded. The map itself is drawn after the step that changed it,
   * and is the one before until then.
   */
  drawDay(schedule: DaySchedule, index: number): HTMLElement | undefined
  /** Returns where the map of all days stands, likewise. */
  drawTrip(schedules: readonly DaySchedule[]): HTMLElement | undefined
}

/** Returns a watch on the maps of a plan that calls `changed` when they can be drawn. */
export function watchCharts(voice: ChartVoice, changed: () => void): ChartWatch {
  let module: typeof import('./show-chart.ts') | undefined
  let ground: SheetGround | undefined
  let isLoading = false
  const places = new Map<string, { host: HTMLElement; shown: string }>()
  const pending = new Map<string, () => void>()

  /** Draws one map, and the next in a task of its own, so that a key pressed meanwhile is answered first. */
  function drawNext() {
    const [next] = pending
    if (!next) return
    pending.delete(next[0])
    next[1]()
    if (pending.size > 0) setTimeout(drawNext)
  }

  function placeOf(
    name: string,
    schedules: readonly DaySchedule[],
    build: (from: NonNullable<typeof module>, ground: SheetGround) => HTMLElement | undefined,
  ): HTMLElement | undefined {
    if (!ground || !module) return undefined
    const place = places.get(name) ?? { host: buildElement('div.trip-chart-place'), shown: '' }
    places.set(name, place)
    const matter = JSON.stringify(
      schedules.map(({ from, visits, goal }) => [from?.ref, visits.map(({ stop }) => stop.ref), goal?.kind, goal?.ref]),
    )
    if (place.shown === matter) return place.host
    place.shown = matter
    const [loaded, sheet] = [module, ground]
    if (pending.size === 0) setTimeout(drawNext)
    pending.set(name, () => {
      const chart = build(loaded, sheet)
      place.host.replaceChildren(...(chart ? [chart] : []))
    })
    return place.host
  }

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
    drawDay: (schedule, index) =>
      placeOf(`day ${index}`, [schedule], (from, sheet) => from.buildDayChart(schedule, index, sheet, voice)),
    drawTrip: (schedules) => placeOf('trip', schedules, (from, sheet) => from.buildTripChart(schedules, sheet, voice)),
  }
}
