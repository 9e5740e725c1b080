import type { Language } from '#contract/languages.ts'
import type { RoadStop } from '#site/content-model/road-queries.ts'
import { translator } from '#site/i18n/translate.ts'

/** Returns the location of a stop along the E10: «122 km fra Svolvær, så 1 km fra E10». */
export function formatRoad(stop: RoadStop, language: Language): string {
  const translate = translator(language)
  if (stop.kilometre === 0) return translate('place.roadStart')
  const kilometres = stop.kilometre
  return stop.offRoad
    ? translate('place.roadOff', { kilometres, offRoad: stop.offRoad })
    : translate('place.roadOn', { kilometres })
}
