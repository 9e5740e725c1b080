import { whenNear } from '#site/ui/when-near.ts'

/** Fills the weather and the light of a page with `DayHere.tsx` when they come near. */
export function fillDayHere(root: ParentNode): void {
  const cell = root.querySelector<HTMLElement>('[data-light-today]')
  if (!cell) return
  whenNear(cell, async () => {
    const { fillWeatherToday } = await import('./weather-today-behaviour.ts')
    fillWeatherToday()
    const { showLight } = await import('./light-today-behaviour.ts')
    showLight(cell, Date.now())
  })
}
