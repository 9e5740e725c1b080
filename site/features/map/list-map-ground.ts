import type { Language } from '#contract/languages.ts'
import { listPointsOfE10 } from '#site/content-model/course-queries.ts'
import { listVillages, listWaters } from '#site/content-model/village-queries.ts'
import type { MapGround } from './leaflet/map-ground.ts'

/** Returns the road and the names of the map in a language. */
export function listMapGround(language: Language): MapGround {
  return {
    road: listPointsOfE10().map(({ position }) => position),
    names: [...listVillages().map((village) => ({ ...village, kind: 'village' as const })), ...listWaters(language)],
  }
}
