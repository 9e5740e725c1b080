import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { plainPagePictures } from '#site/layout/plain-page-pictures.ts'
import { type PictureId, wordsOfPicture } from '#site/pictures/pictures.ts'
import type { GuidePage } from '#site/routes/all-pages.ts'

/** The weather page shows another picture every hour; it shares this one. */
const weatherScene: PictureId = 'reine-regn'

/** What a page without any picture shares: the first of the guide. */
const anyScene: PictureId = 'lofotveggen'

/** The scene under the title of a page's share picture: the page's own, or the one that suits it. */
export function sceneToShare(page: Pick<GuidePage, 'id'>, scene: PictureId | undefined): PictureId {
  return scene ?? plainPagePictures[page.id] ?? (page.id === 'weather' ? weatherScene : anyScene)
}

/** Where a scene's drawing is, and what is seen in it. */
export function findDrawing(scene: PictureId, language: Language): { file: string; alt: string } {
  return {
    file: join(process.cwd(), `.cache/pictures/${scene}.svg`),
    alt: wordsOfPicture(scene, language).alt,
  }
}
