import { whenNear } from '#site/ui/when-near.ts'
import { fillWeatherToday } from './weather-today-behaviour.ts'

/** Fills the weather of a page with `DayHere.tsx`, and its light when it comes near. */
export function fillDayHere(root: ParentNode): void {
  fillWeatherToday()
  const cell = root.querySelector<HTMLElement>('[data-light-today]')
  if (!cell) return
  whenNear(cell, async () => {
    const { showLight } = await import('./light-today-behaviour.ts')
    showLight(cell, Date.now())
  })
}
