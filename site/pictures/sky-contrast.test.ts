import { expect, it } from 'vitest'
import { factsOfScene, sceneIds } from './scenes.ts'

// The header lies over the sky without a ground of its own, where no tool can measure it in the page.

/** How much of a picture's light is left: all of it by day, less in dark mode (`--picture-dim` in tokens.css). */
const dims = [1, 0.9]

function luminanceOf(colour: string, dim = 1): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = (Number.parseInt(colour.slice(start, start + 2), 16) / 255) * dim
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(sceneIds)(
  'the words on the sky of %s have a contrast of at least 4.5 to 1, by day and in dark mode',
  (scene) => {
    const { sky, ink } = factsOfScene(scene)
    for (const dim of dims) {
      const [brighter = 0, darker = 0] = [luminanceOf(sky, dim), luminanceOf(ink)].sort((one, other) => other - one)
      expect((brighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
