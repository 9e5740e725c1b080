import { expect, it } from 'vitest'
import { sayRating, sayReviews } from './say-rating.ts'

it('writes a rating with one decimal, also a whole one', () => {
  expect(sayRating(4.7, 'no')).toBe('4,7')
  expect(sayRating(5, 'en')).toBe('5.0')
})

it('counts reviews in the figures of the language', () => {
  expect(sayReviews(1240, 'de')).toBe('1.240 Bewertungen')
  expect(sayReviews(1, 'no')).toBe('1 anmeldelse')
})
