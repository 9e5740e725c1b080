import { type Language, languages } from '#contract/languages.ts'
import type { MapCategory } from '#site/editorial/map-categories.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { CategoryChoice } from './categories.ts'
import type { MapWords } from './map-words.ts'

/** The words of the page and their language. */
export interface Voice {
  words: MapWords
  language: Language
}

/** What a choice is called as a heading: «Strender»; «Alle kategorier» for all, and for one that the map does not know. */
export function sayCategory(category: CategoryChoice, words: MapWords): string {
  return (category !== 'all' && words[`map.category.${category}`]) || words['map.category.everything']
}

/** What one point of a category is: «Strand». */
export function sayKind(category: MapCategory, words: MapWords): string {
  return words[`map.kind.${category}`]
}

/** A whole number in the figures of the language: «1 240». */
export function sayCount(count: number, language: Language): string {
  // A browser needs a long while to learn how a language writes numbers, and small ones are written alike in all three.
  return count < 1000 ? String(count) : count.toLocaleString(languages[language].locale)
}

/** «1 punkt», «9 punkter». */
export function sayPoints(count: number, { words, language }: Voice): string {
  return fillGaps(words[count === 1 ? 'map.points.one' : 'map.points.many'], { count: sayCount(count, language) })
}

/**
 * Where one leaves the E10, in a few signs for the eye and in full for the ear: «km 72». East of Svolvær, where the
 * kilometres begin, they are counted towards it.
 */
export function sayRoad(kilometre: number, { words, language }: Voice): { short: string; full: string } {
  const gaps = { kilometre: sayCount(Math.abs(kilometre), language) }
  const isBefore = kilometre < 0
  return {
    short: fillGaps(words[isBefore ? 'map.road.before' : 'map.road'], gaps),
    full: fillGaps(words[isBefore ? 'map.road.before.full' : 'map.road.full'], gaps),
  }
}

/** What the map and its list show now, for those who hear it: «9 punkter i Strender», or that there is none. */
export function sayShown(count: number, category: CategoryChoice, voice: Voice): string {
  if (count === 0) return voice.words['map.list.empty']
  return fillGaps(voice.words['map.status.shown'], {
    points: sayPoints(count, voice),
    category: sayCategory(category, voice.words),
  })
}

/** That a point has been selected, for those who hear it: «Haukland valgt». */
export function saySelected(name: string, words: MapWords): string {
  return fillGaps(words['map.status.selected'], { name })
}
