import { expect, it } from 'vitest'
import { readColour } from './read-colour.ts'

it('reads the light set', () => {
  expect(readColour('paper')).toBe('#ffffff')
  expect(readColour('ink')).toBe('#10222c')
  expect(readColour('ink', 'dark')).toBe('#e9f0f1')
})

it('refuses a name that is not there', () => {
  expect(() => readColour('snow')).toThrow('no colour --snow')
})
