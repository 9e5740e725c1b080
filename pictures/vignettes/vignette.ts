import type { Artwork } from '#pictures/drawing/artwork.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Sheet } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'

export const vignetteSize = 400

export interface VignetteStage {
  /** 400 × 400. */
  sheet: Sheet
  palette: Palette
  /** The vignette's SVG file in the palette's light. */
  art: Artwork
  /** Returns the random series of a part. */
  random: (part: string) => Random
}

export type Vignette = (stage: VignetteStage) => void
