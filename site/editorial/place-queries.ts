import type { Language } from '#contract/languages.ts'
import { matchWordsToFacts, sortByOrder } from './entry-queries.ts'
import { type PlaceFacts, type PlaceWords, placeFactsSchema, placeWordsSchema } from './place-schema.ts'
import { ContentError, listEntryIds, readFacts, readWords } from './read-content.ts'
import { remember } from './remember.ts'
import { renderText } from './render-text.ts'

/** A place in one language: its facts, its words, and its text as HTML. */
export interface Place {
  kind: 'places'
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
  return placesIn(language)(id)
}

const placesIn = remember((language: Language) => remember((id: string) => readPlaceIn(id, language)))

function readPlaceIn(id: string, language: Language): Place {
  const facts = readFacts('places', id, placeFactsSchema)
  const { words, body } = readWords('places', id, language, placeWordsSchema)
  const file = `content/places/${id}/${language}.md`
  matchWordsToFacts(facts, words, file)
  return { kind: 'places', id, facts, words, bodyHtml: renderText(body, language, file) }
}

/** All places in a language, in the order that their facts give. */
export function listPlaces(language: Language): Place[] {
  return [...sortedPlaces(language)]
}

const sortedPlaces = remember((language: Language) => sortByOrder(listPlaceIds().map(placesIn(language))))
