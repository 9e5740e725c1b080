import { expect, it } from 'vitest'
import { stretch } from './stretch.ts'

it('makes words about 40 % longer, as the longest of our languages would', () => {
  const sentence = 'Overnatting, mat og drikke, opplevelser og praktisk informasjon'
  const growth = stretch(sentence).length / sentence.length
  expect(growth).toBeGreaterThan(1.3)
  expect(growth).toBeLessThan(1.5)
})

it('leaves figures, gaps, addresses and white space alone', () => {
  expect(stretch('12 450 {place} –')).toBe('12 450 {place} –')
  expect(stretch('a@guide.example ja')).toBe('a@guide.example jaá')
})

it('marks the words as not real', () => {
  expect(stretch('Reise')).toBe('Reéiíseé')
})
