import type { Language } from '#contract/languages.ts'
import type { RoadPosition } from '#site/content-model/road-queries.ts'
import { translator } from '#site/i18n/translate.ts'

/** Returns where something lies along the E10: «122 km fra Svolvær, så 1 km fra E10». */
export function formatRoad(position: RoadPosition, language: Language): string {
  const translate = translator(language)
  if (position.kilometre === 0) return translate('place.roadStart')
  const kilometres = position.kilometre
  return position.offRoad
    ? translate('place.roadOff', { kilometres, offRoad: position.offRoad })
    : translate('place.roadOn', { kilometres })
}
