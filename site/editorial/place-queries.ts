import { defineKind } from './define-kind.ts'
import { placeFactsSchema, placeWordsSchema } from './place-schema.ts'

export const places = defineKind('places', { facts: placeFactsSchema, words: placeWordsSchema })

/** A place in one language: its facts, its words, and its text as HTML. */
export type Place = ReturnType<typeof places.read>
