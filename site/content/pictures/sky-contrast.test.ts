import { expect, it } from 'vitest'
import { dims } from '#pictures/draw-scene.ts'
import { contrastOf } from '#pictures/drawing/colours.ts'
import { factsOfPicture } from './pictures.ts'
import { listPictureIds } from './read-pictures.ts'

// The header has no background over the sky, so no tool can measure its contrast in the page.

it.each(listPictureIds())(
  'the words on the sky of %s have a contrast of at least 4.5 to 1, by day and in dark mode',
  (picture) => {
    const { sky, ink } = factsOfPicture(picture)
    for (const dim of dims) expect(contrastOf(sky, ink, dim)).toBeGreaterThanOrEqual(4.5)
  },
)
