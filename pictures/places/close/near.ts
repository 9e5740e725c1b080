// How things close at hand look: the hour and the weather colour them, but little air lies before them.
import { mix } from '#pictures/drawing/colours.ts'
import type { Stage } from '#pictures/stage.ts'

/** Returns the colours of near things in the light and in shade. */
export function lightNear({ palette }: Stage): { seen: (colour: string) => string; shade: (colour: string) => string } {
  const { isDark } = palette
  const share = isDark ? 0.9 : 0.55
  return {
    seen: (colour) => mix(colour, palette.lit(colour), share),
    shade: (colour) => mix(colour, palette.dim(colour), share),
  }
}
