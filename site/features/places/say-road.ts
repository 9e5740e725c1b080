import type { Language } from '#contract/languages.ts'
import type { RoadStop } from '#site/editorial/road-queries.ts'
import { translator } from '#site/i18n/translate.ts'

/** Where a stop lies along the E10, in words: «122 km fra Svolvær, så 1 km fra E10». */
export function sayRoad(stop: RoadStop, language: Language): string {
  const translate = translator(language)
  if (stop.kilometre === 0) return translate('place.roadStart')
  const kilometres = stop.kilometre
  return stop.offRoad
    ? translate('place.roadOff', { kilometres, offRoad: stop.offRoad })
    : translate('place.roadOn', { kilometres })
}
