import { type Language, languages } from '#contract/languages.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { type LiveSearchWords, readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import { places } from '#site/content/model/place-queries.ts'
import { resolveReference } from '#site/content/model/render-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import type { PageId } from '#site/routes/pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { type BoundaryWords, boundaryWords } from '#site/ui/boundary-words.ts'

/** The search data of a language, fetched with the first keystroke. */
export interface SearchData {
  locale: string
  href: string
  words: LiveSearchWords
  /** For when a component throws. */
  boundary: BoundaryWords
  tryAlso: { href: string; name: string }[]
  startHere: { href: string; name: string; count?: number }[]
  /** The page of the weather, and which of its forecasts is that of a place, by the folded name of the place. */
  weather: { href: string; places: Record<string, WeatherPlace> }
  /** The page of today. */
  today: string
}

/** Starting points after a search without results, with their numbers of entries. */
const beginnings = [
  ['places', () => places.listIds().length],
  ['trips', () => listIdsOf('trips').length],
  ['cabins', () => listIdsOf('cabins').length],
  ['hotels', () => listIdsOf('hotels').length],
  ['restaurants', () => listIdsOf('restaurants').length],
  ['activities', () => listIdsOf('activities').length],
  ['articles', () => articles.listIds().length],
  ['evCharging', () => listIdsOf('stations').length],
  ['map'],
  ['weather'],
] as const satisfies [PageId, (() => number)?][]

export function describeSearch(language: Language): SearchData {
  const { live, tryAlso } = readSearchCopy(language)
  const file = `content/pages/search/${language}.yaml`
  return {
    locale: languages[language].locale,
    href: hrefFor('search', language),
    words: live,
    boundary: pickWords(language, boundaryWords),
    tryAlso: tryAlso.map(({ to, name }) => ({ href: resolveReference(to, language, file), name })),
    startHere: beginnings.map(([page, count]) => ({
      href: hrefFor(page, language),
      name: nameOfPage(page, language),
      ...(count ? { count: count() } : {}),
    })),
    weather: { href: hrefFor('weather', language), places: listForecasts(language) },
    today: hrefFor('today', language),
  }
}

/** Shorter names («Å») are words of other languages. */
const shortestName = 3

function listForecasts(language: Language): Record<string, WeatherPlace> {
  const named = places.list(language).map(({ facts }) => [foldLetters(facts.name), facts.weatherPlace] as const)
  return Object.fromEntries(named.filter(([name]) => name.length >= shortestName))
}
