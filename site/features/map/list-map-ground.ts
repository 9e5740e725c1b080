import type { Language } from '#contract/languages.ts'
import { listPointsOfE10 } from '#site/editorial/course-queries.ts'
import { listVillages, listWaters } from '#site/editorial/village-queries.ts'
import type { MapGround } from './leaflet/map-ground.ts'

/** The road and the names of the map, in a language. */
export function listMapGround(language: Language): MapGround {
  return {
    road: listPointsOfE10().map(({ position }) => position),
    names: [...listVillages().map((village) => ({ ...village, kind: 'village' as const })), ...listWaters(language)],
  }
}
