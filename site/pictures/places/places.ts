import type { Place } from '#site/pictures/stage.ts'
import { reine } from './reine.ts'

/** Every place that can be drawn, by the name it has in the scenes. */
export const places: Readonly<Record<string, Place>> = {
  reine,
}
