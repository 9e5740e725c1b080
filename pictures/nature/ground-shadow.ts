import { fill, tenths } from '#pictures/drawing/paths.ts'
import type { Stage } from '#pictures/stage.ts'

export const shadedGrounds = ['meadow', 'sand', 'rock', 'snow'] as const
export type ShadedGround = (typeof shadedGrounds)[number]

/** Returns the shadow of an upright thing at (x, y); empty without sun. */
export function drawGroundShadow(
  stage: Stage,
  x: number,
  y: number,
  { width, height, ground = 'meadow' }: { width: number; height: number; ground?: ShadedGround },
): string {
  const reach = stage.shadowOf(height)
  if (reach === 0) return ''
  const { palette, view } = stage
  const grounds: Record<ShadedGround, string> = {
    meadow: palette.meadow,
    sand: palette.lit('#efe6d0'),
    rock: palette.shore,
    snow: palette.snowLit,
  }
  // Facing the sun, shadows come toward the viewer.
  const isFacingSun = Math.abs(stage.sun.x - 800) < (90 / (view.width ?? 80)) * 1600
  const fall = (isFacingSun ? 1 : -1) * Math.abs(reach) * 0.14
  const half = width / 2
  const d = tenths`M${x - half} ${y}l${reach} ${fall}h${width * 0.8}L${x + half} ${y}z`
  return fill(d, stage.shadowOn(grounds[ground]), 0.6)
}
