import { expect, it } from 'vitest'
import { weighAnswer } from './weigh-answer.ts'

const asked = [
  { word: 'ferje', weight: 3 },
  { word: 'bodo', weight: 2 },
  { word: 'pris', weight: 1 },
]
const page = { name: 'Hotell ved ferja', where: '', description: 'Ved kaia.', passages: [], keywords: [] }

it('counts the words that stand in one place, the rare ones more', () => {
  expect(weighAnswer(page, asked)).toBe(0)
  const passages = ['Ferjen fra Bodø legger til her.', 'Prisen for et rom.', 'Ferje']
  expect(weighAnswer({ ...page, passages }, asked)).toBe(5)
  expect(weighAnswer({ ...page, passages: ['Pris for ferje fra Bodø'] }, asked)).toBe(6)
})

it('reads every passage under the name of the page and its keywords', () => {
  const passages = ['Rommet har en pris.']
  expect(weighAnswer({ ...page, name: 'Ferje', keywords: ['Bodø'], passages }, asked)).toBe(6)
})

it('takes a question among the keywords for more than words of a passage, if it is the whole question', () => {
  const passages = ['Pris for ferje fra Bodø']
  expect(weighAnswer({ ...page, passages, keywords: ['ferje Bodø pris'] }, asked)).toBe(12)
  expect(weighAnswer({ ...page, keywords: ['ferje Bodø'] }, asked)).toBe(5)
})
