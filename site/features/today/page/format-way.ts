import type { AdviceEntry } from '#site/content/model/advice-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** How far it is to somewhere. */
export interface WayThere {
  kilometres: number
  minutes: number
  isOnFoot: boolean
}

/** Returns how far it is: «12 km, 15 min», or that one walks there. */
export function formatWay(way: WayThere, { words, locale }: TodayView): string {
  if (way.isOnFoot) return words.onFoot
  const kilometres = formatFigure(way.kilometres, locale)
  return fillGaps(words.wayThere, { kilometres, minutes: formatFigure(way.minutes, locale) })
}

/** Returns how far the spot to stand of a place is, for after its name: «, 36 km, 39 min fra Svolvær»; empty where it is too far. */
export function sayWayToStand(ways: AdviceEntry['ways'], view: TodayView): string {
  const [kilometres, minutes] = ways[view.place] ?? []
  if (kilometres === undefined || minutes === undefined) return ''
  const isOnFoot = minutes === 0
  const way = formatWay({ kilometres, minutes, isOnFoot }, view)
  return isOnFoot ? `, ${way}` : fillGaps(view.words.standWay, { way, place: nameOf(view.place) })
}
