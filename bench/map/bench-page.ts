import type { MapName } from '#site/domain/geography/choose-names.ts'
import type { CategoryChoice } from '#site/features/map/categories.ts'
import type { Village } from '#site/features/map/distance-origin.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'

/** Written into the page by the runner. */
export interface Given {
  points: ShownPoint[]
  villages: Village[]
  names: MapName[]
  words: MapWords
  tileUrl: string
}

/** Controls every variant of the page. */
export interface BenchPage {
  chooseCategory: (choice: CategoryChoice) => void
  /** By a third of the view, east or west. */
  move: (steps: 1 | -1) => void
  zoom: (levels: 1 | -1) => void
}

declare global {
  interface Window {
    benchPage: BenchPage
    /** When the first marker was painted, in ms after the request. */
    firstMarkerMs?: number
    /** When the background was first there, in ms after the request. */
    backgroundMs?: number
    /** When the page’s script began. */
    scriptMs: number
    /** Of each frame while the map is dragged. */
    frameTimes?: number[] | undefined
  }
}

export function readGiven(): Given {
  const script = document.getElementById('given')
  if (!script) throw new Error('The runner has given nothing.')
  return JSON.parse(script.textContent) as Given
}

export function findRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no place for the map.')
  return root
}

export function clickButton(name: string): void {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  if (!button) throw new Error(`There is no button «${name}».`)
  button.click()
}
