import { mix } from '#pictures/drawing/colours.ts'
import type { Stage } from '#pictures/stage.ts'

/** Returns functions for colours of near things, with little air before them: lit, and in shade. */
export function lightNear({ palette }: Stage): { seen: (colour: string) => string; shade: (colour: string) => string } {
  const { isDark } = palette
  const share = isDark ? 0.9 : 0.55
  return {
    seen: (colour) => mix(colour, palette.lit(colour), share),
    shade: (colour) => mix(colour, palette.dim(colour), share),
  }
}
