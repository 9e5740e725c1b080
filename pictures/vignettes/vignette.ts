import type { Artwork } from '#pictures/drawing/artwork.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Sheet } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'

/** The size of a vignette in both directions. */
export const vignetteSize = 400

/** What a vignette is drawn with. */
export interface VignetteStage {
  /** 400 × 400. */
  sheet: Sheet
  palette: Palette
  /** The groups of the SVG file beside the vignette's code, in the palette's light. */
  art: Artwork
  /** The chance that belongs to a part of the drawing. */
  random: (part: string) => Random
}

/** Draws one thing: a plate, a cup, a charging post. */
export type Vignette = (stage: VignetteStage) => void
