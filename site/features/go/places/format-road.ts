import type { Language } from '#contract/languages.ts'
import { positionOnE10, type RoadPosition, shorterWayTo } from '#site/content/model/road-queries.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { formatDrive } from '#site/i18n/format-duration.ts'
import { translator } from '#site/i18n/translate.ts'

/**
 * Returns how one drives from Svolvær, and for how long: «122 km på E10, så 1 km på sidevei; 2 t 20 min», or how far it is by
 * another road where that is shorter.
 */
export function formatRoad(place: string, language: Language): string {
  const translate = translator(language)
  const kilometres = shorterWayTo(place)
  const way = kilometres
    ? translate('place.roadQuicker', { kilometres })
    : formatPosition(positionOnE10(place), language)
  return `${way}; ${formatDrive(wayBetween('svolvaer', place).minutes, language)}`
}

/** Returns whether the road begins there: nobody asks how far it is from Svolvær to Svolvær. */
export function isStart(place: string): boolean {
  return positionOnE10(place).kilometre === 0
}

function formatPosition({ kilometre, offRoad }: RoadPosition, language: Language): string {
  const translate = translator(language)
  return offRoad
    ? translate('place.roadOff', { kilometres: kilometre, offRoad })
    : translate('place.roadOn', { kilometres: kilometre })
}
