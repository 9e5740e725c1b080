import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { remember } from '#site/editorial/remember.ts'
import { describeSky } from './draw-scene.ts'
import { sheetHeight, sheetWidth } from './drawing/paths.ts'
import { listPictureIds, type PictureData, readPicture } from './read-pictures.ts'
import type { PeakLabel } from './stage.ts'
import { vignetteSize } from './vignettes/vignette.ts'

/** The name of a file in `content/pictures`, without `.yaml`. */
export type PictureId = string

/** What a page needs to know of a picture besides its drawing. */
export interface PictureFacts {
  /** The sky at its top: painted behind the picture and behind the transparent header. */
  sky: string
  /** The colour of words on that sky, at least 4.5:1 on it. */
  ink: string
  /** Where the subject stands, 0 (left) to 1 (right): what a narrow window keeps. */
  focus: number
  width: number
  height: number
  /** Summits that can be named over the picture. */
  peaks?: readonly PeakLabel[]
  /** Degrees at the six marks of the bearing ruler under the picture. */
  bearings?: readonly number[]
}

const pictureOf: (id: PictureId) => PictureData = remember(readPicture)

/** Returns the facts of a picture. Throws a `ContentError` when there is none of that name. */
export function factsOfPicture(id: PictureId): PictureFacts {
  const picture = pictureOf(id)
  if (picture.kind === 'vignette') {
    const { sky, ink } = describeSky(picture.vignette)
    return { sky: sky[0] ?? '', ink, focus: picture.vignette.focus, width: vignetteSize, height: vignetteSize }
  }
  const { scene, view } = picture
  const { sky, ink } = describeSky(scene, view.room)
  return {
    sky: sky[0] ?? '',
    ink,
    focus: scene.focus ?? view.focus,
    width: sheetWidth,
    height: sheetHeight,
    ...(view.peaks ? { peaks: view.peaks } : {}),
    ...(view.bearings ? { bearings: view.bearings } : {}),
  }
}

/** Returns the words of a picture in one language: alternative text (plain) and caption (HTML: water names lean; empty when there is none). */
export function wordsOfPicture(id: PictureId, language: Language): { alt: string; captionHtml: string } {
  const picture = pictureOf(id)
  const { alt, caption } = picture.kind === 'scene' ? picture.scene : picture.vignette
  return { alt: alt[language], captionHtml: caption ? renderInlineMarkdown(caption[language]) : '' }
}

/** The name of a picture in a content file: the build fails with the known names when there is no such picture. */
export const pictureName = z.string().superRefine((id, context) => {
  const ids = listPictureIds()
  if (!ids.includes(id))
    context.addIssue({
      code: 'custom',
      message: `there is no picture "${id}" in content/pictures. Take one of ${ids.join(', ')}.`,
    })
})

const files = import.meta.glob<string>('/.cache/pictures/*.svg', { eager: true, query: '?url', import: 'default' })

/** Returns the address of a drawing, hashed by the build. Drawings come from `scripts/draw-pictures.ts`, which every build runs first. */
export function addressOfPicture(id: PictureId): string {
  const address = files[`/.cache/pictures/${id}.svg`]
  if (!address) throw new Error(`The picture "${id}" has not been drawn. Run: node scripts/draw-pictures.ts`)
  return address
}
