import { join } from 'node:path'
import type { Language } from '#site/i18n/languages.ts'
import { picturesWords } from '#site/pictures/picture-words.ts'
import type { SceneId } from '#site/pictures/scenes.ts'
import type { GuidePage } from '#site/routes/all-pages.ts'
import type { PageId } from '#site/routes/route-table.ts'

/** The pages that show no picture of their own still share one; any other such page shares the first of the guide. */
const scenesOfPlainPages: Partial<Record<PageId, SceneId>> = {
  weather: 'hoststorm',
  packingList: 'ryten-kvalvika',
  search: 'henningsvaer',
  about: 'hamnoy-rorbuer',
  contact: 'nusfjord',
  privacy: 'midnattssol',
  cookies: 'skrei-svolvaer',
  accessibility: 'haukland-sommer',
}

const anyScene: SceneId = 'lofotveggen'

/** The scene under the title of a page's share picture: the page's own, or the one that suits it. */
export function sceneToShare(page: Pick<GuidePage, 'id'>, scene: SceneId | undefined): SceneId {
  return scene ?? scenesOfPlainPages[page.id] ?? anyScene
}

/** Where a scene's drawing is, and what is seen in it. */
export function findDrawing(scene: SceneId, language: Language): { file: string; alt: string } {
  return {
    file: join(process.cwd(), `site/pictures/scenes/${scene}.svg`),
    alt: picturesWords(scene, language).alt,
  }
}
