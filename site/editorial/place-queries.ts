import type { Language } from '#site/i18n/languages.ts'
import { matchWordsToFacts } from './entry-queries.ts'
import { type PlaceFacts, type PlaceWords, placeFactsSchema, placeWordsSchema } from './place-schema.ts'
import { ContentError, listEntryIds, readFacts, readWords } from './read-content.ts'

/** A place in one language: its facts, its words, and its text as HTML. */
export interface Place {
  id: string
  facts: PlaceFacts
  words: PlaceWords
  bodyHtml: string
}

/** The ids of the places that have a page, in the order of the folders. */
export function listPlaceIds(): string[] {
  return listEntryIds('places')
}

/** The name of a place, the same in every language. Throws for a place that has no folder. */
export function placeName(id: string): string {
  if (!listPlaceIds().includes(id)) throw new ContentError(`There is no place "${id}" in content/places.`)
  return readFacts('places', id, placeFactsSchema).name
}

/** A place with its words in a language. Throws a `ContentError` that names file, field and remedy when content is at fault. */
export function readPlace(id: string, language: Language): Place {
  const facts = readFacts('places', id, placeFactsSchema)
  const { bodyHtml, ...words } = readWords('places', id, language, placeWordsSchema)
  matchWordsToFacts(facts, words, `content/places/${id}/${language}.md`)
  return { id, facts, words, bodyHtml }
}

/** All places in a language, in the order that their facts give. */
export function listPlaces(language: Language): Place[] {
  return listPlaceIds()
    .map((id) => readPlace(id, language))
    .sort((one, other) => one.facts.order - other.facts.order)
}
