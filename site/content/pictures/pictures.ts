import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { PictureData } from '#pictures/draw-picture.ts'
import { describeSky } from '#pictures/draw-scene.ts'
import { sheetHeight, sheetWidth } from '#pictures/drawing/paths.ts'
import type { PeakLabel } from '#pictures/stage.ts'
import { vignetteSize } from '#pictures/vignettes/vignette.ts'
import { remember } from '#site/content/files/remember.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { listPictureIds, readPicture } from './read-pictures.ts'

/** The name of a file in `content/pictures`, without `.yaml`. */
export type PictureId = string

export interface PictureFacts {
  /** The colour at the top, behind the picture and the transparent header. */
  sky: string
  /** The text colour on that sky, with a contrast of at least 4.5:1. */
  ink: string
  /** Position of the subject, 0 (left) to 1 (right); kept in view in a narrow window. */
  focus: number
  width: number
  height: number
  /** Summits that can be labelled. */
  peaks?: readonly PeakLabel[]
  /** Degrees at the six marks of the bearing ruler under the picture. */
  bearings?: readonly number[]
}

const pictureOf: (id: PictureId) => PictureData = remember(readPicture)

/** Returns the facts of a picture. Throws a `ContentError` for an unknown one. */
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

/** Returns a picture's alternative text (plain) and caption (HTML, may be empty) in a language. */
export function wordsOfPicture(id: PictureId, language: Language): { alt: string; captionHtml: string } {
  const picture = pictureOf(id)
  const { alt, caption } = picture.kind === 'scene' ? picture.scene : picture.vignette
  return { alt: alt[language], captionHtml: caption ? renderInlineMarkdown(caption[language]) : '' }
}

/** The name of an existing picture in a content file. */
export const pictureName = z.string().superRefine((id, context) => {
  const ids = listPictureIds()
  if (!ids.includes(id))
    context.addIssue({
      code: 'custom',
      message: `there is no picture "${id}" in content/pictures. Take one of ${ids.join(', ')}.`,
    })
})

const files = import.meta.glob<string>('/.cache/pictures/*.svg', { eager: true, query: '?url', import: 'default' })

/** Returns the hashed address of a drawing, made by `scripts/draw-pictures.ts` before every build. */
export function addressOfPicture(id: PictureId): string {
  const address = files[`/.cache/pictures/${id}.svg`]
  if (!address) throw new Error(`The picture "${id}" has not been drawn. Run: node scripts/draw-pictures.ts`)
  return address
}
