import { expect, it } from 'vitest'
import { formatRating, formatReviews } from './format-rating.ts'

it('writes a rating with one decimal, also a whole one', () => {
  expect(formatRating(4.7, 'no')).toBe('4,7')
  expect(formatRating(5, 'en')).toBe('5.0')
})

it('counts reviews in the figures of the language', () => {
  expect(formatReviews(1240, 'de')).toBe('1.240 Bewertungen')
  expect(formatReviews(1, 'no')).toBe('1 anmeldelse')
})
