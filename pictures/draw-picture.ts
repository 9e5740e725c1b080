import { drawScene } from './draw-scene.ts'
import { readArtwork } from './drawing/artwork.ts'
import { seeded, seedOf } from './drawing/random.ts'
import { Sheet } from './drawing/sheet.ts'
import { paletteOf } from './light/palette.ts'
import type { SceneData, VignetteData } from './scene-schema.ts'
import type { View } from './stage.ts'
import { vignetteSize } from './vignettes/vignette.ts'
import { vignettes } from './vignettes/vignettes.ts'

export type PictureData = { kind: 'scene'; scene: SceneData; view: View } | { kind: 'vignette'; vignette: VignetteData }

/** Returns a picture as SVG text; the same data give the same bytes on every machine. */
export function drawPicture(picture: PictureData): string {
  if (picture.kind === 'scene') return drawScene(picture.scene, picture.view)
  const { vignette, seed, season, hour, weather } = picture.vignette
  const draw = vignettes[vignette]
  if (!draw) throw new Error(`There is no vignette "${vignette}".`)
  const sheet = new Sheet(vignetteSize, vignetteSize)
  const palette = paletteOf({ season, hour, weather })
  draw({
    sheet,
    palette,
    art: readArtwork(`vignettes/${vignette}`, { ...palette }),
    random: (part) => seeded(seedOf(seed, part)),
  })
  return sheet.write()
}
