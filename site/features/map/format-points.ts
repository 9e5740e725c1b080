import { type Language, languages } from '#contract/languages.ts'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import type { CategoryChoice } from './categories.ts'
import type { FoundPoints, PointOpening } from './filter-points.ts'
import type { MapWords } from './map-words.ts'

export interface Voice {
  words: MapWords
  language: Language
}

/** Returns the heading of a choice: «Strender»; «Alle kategorier» for all and for an unknown one. */
export function formatCategory(category: CategoryChoice, words: MapWords): string {
  return (category !== 'all' && words[`map.category.${category}`]) || words['map.category.everything']
}

/** Returns the singular of a category: «Strand». */
export function formatKind(category: MapCategory, words: MapWords): string {
  return words[`map.kind.${category}`]
}

/** Returns a whole number in the style of the language: «1 240». */
export function formatCount(count: number, language: Language): string {
  return formatNumber(count, languages[language].locale)
}

/** Returns «1 punkt», «9 punkter». */
export function formatPoints(count: number, { words, language }: Voice): string {
  return fillGaps(words[count === 1 ? 'map.points.one' : 'map.points.many'], { count: formatCount(count, language) })
}

/** Returns the kilometre on the E10, short («km 72») and in full; east of Svolvær they count towards it. */
export function formatRoad(kilometre: number, { words, language }: Voice): { short: string; full: string } {
  const gaps = { kilometre: formatCount(Math.abs(kilometre), language) }
  const isBefore = kilometre < 0
  return {
    short: fillGaps(words[isBefore ? 'map.road.before' : 'map.road'], gaps),
    full: fillGaps(words[isBefore ? 'map.road.before.full' : 'map.road.full'], gaps),
  }
}

/** Returns the announcement of what is shown: «9 punkter i Strender», or that there is none. */
export function formatShown(count: number, category: CategoryChoice, voice: Voice): string {
  if (count === 0) return voice.words['map.list.empty']
  return fillGaps(voice.words['map.status.shown'], {
    points: formatPoints(count, voice),
    category: formatCategory(category, voice.words),
  })
}

/** Returns the announcement of a selected point: «Haukland valgt». */
export function formatSelected(name: string, words: MapWords): string {
  return fillGaps(words['map.status.selected'], { name })
}

/** Returns how many of the points are open, and of how many nobody knows: «Åpne nå: 2. …». */
export function formatOpenings(openings: FoundPoints['openings'], { words, language }: Voice): string {
  const counts = { open: 0, closed: 0, unknown: 0, always: 0 }
  for (const opening of openings.values()) counts[opening] += 1
  const gaps = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatCount(count, language)]))
  const said = fillGaps(words['filter.openNow.said'], gaps)
  return counts.always > 0 ? `${said} ${fillGaps(words['map.filter.outdoors'], gaps)}` : said
}

/** Returns a line on whether a point is open: «Åpent nå»; undefined for what has no door. */
export function formatOpening(opening: PointOpening | undefined, words: MapWords): string | undefined {
  if (opening === undefined || opening === 'always') return undefined
  return { open: words['practical.open'], closed: words['practical.closed'], unknown: words['filter.hoursUnknown'] }[
    opening
  ]
}
