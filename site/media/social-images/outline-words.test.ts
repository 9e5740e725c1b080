import { expect, it } from 'vitest'
import { loadTypesetter } from './outline-words.ts'

const serif = { file: 'source-serif-4-roman.woff2', axes: { opsz: 60 } }
const letters = 'Værøy «ÆØÅæøå äöüÄÖÜß é» – 14\u00a0km: AV fjord i'

it('outlines every letter that the three languages use', async () => {
  const typesetter = await loadTypesetter(serif, letters)
  const { path, width } = typesetter.outline(letters, 50)
  expect(/^M[-\d.,MLQCZ ]+Z$/.test(path)).toBe(true)
  expect(width).toBeGreaterThan(800)
})

it('kerns and tracks as a browser does', async () => {
  const plain = await loadTypesetter(serif, letters)
  const tracked = await loadTypesetter({ ...serif, tracking: -0.02 }, letters)
  expect(plain.measure('AV', 100)).toBeLessThan(plain.measure('A', 100) + plain.measure('V', 100))
  expect(tracked.measure('AV', 100)).toBeCloseTo(plain.measure('AV', 100) - 2, 5)
})

it('grows with the size', async () => {
  const typesetter = await loadTypesetter(serif, letters)
  expect(typesetter.measure('Værøy', 60)).toBeCloseTo(typesetter.measure('Værøy', 30) * 2, 5)
})

it('refuses a letter that the font does not have, by name', async () => {
  const typesetter = await loadTypesetter(serif, '新')
  expect(() => typesetter.outline('新', 50)).toThrow('has no letter "新"')
})
