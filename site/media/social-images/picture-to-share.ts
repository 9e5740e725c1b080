import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { definitionOf } from '#site/routes/pages.ts'

/** The weather page changes its picture every hour, but shares this one. */
const weatherScene: PictureId = 'reine-regn'

/** Shared by pages without a picture. */
const anyScene: PictureId = 'lofotveggen'

export function sceneToShare(page: Pick<GuidePage, 'id'>, scene: PictureId | undefined): PictureId {
  return scene ?? definitionOf(page.id).picture ?? (page.id === 'weather' ? weatherScene : anyScene)
}

export function findDrawing(scene: PictureId, language: Language): { file: string; alt: string } {
  return {
    file: join(process.cwd(), `.cache/pictures/${scene}.svg`),
    alt: wordsOfPicture(scene, language).alt,
  }
}
