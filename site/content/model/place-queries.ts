import { defineKind } from './define-kind.ts'
import { placeFactsSchema, placeWordsSchema } from './place-schema.ts'

export const places = defineKind('places', { facts: placeFactsSchema, words: placeWordsSchema })

export type Place = ReturnType<typeof places.read>
