import { describe, expect, it } from 'vitest'
import { pickPassage } from './pick-passage.ts'

const card = {
  description: 'Fergekaia i Moskenes.',
  passages: [
    'Toalettet er åpent hele året.',
    'Ferja går fra kaia, og toalettet står ved siden av.',
    'Kaia og toalettet.',
  ],
}

describe('pickPassage', () => {
  it('is the passage with the most of the words, the first of equals', () => {
    expect(pickPassage(card, 'toalett')).toBe(card.passages[0])
    expect(pickPassage(card, 'toalett ved kaia')).toBe(card.passages[1])
  })

  it('is none when the description says as much', () => {
    expect(pickPassage(card, 'moskenes')).toBeUndefined()
    expect(pickPassage(card, 'reinebringen')).toBeUndefined()
  })

  it('takes no other word for the searched one', () => {
    expect(pickPassage({ description: '', passages: ['Rutetider på reisnordland.no.'] }, 'reine')).toBeUndefined()
  })

  it('does not look for the small words of a question', () => {
    expect(pickPassage({ description: '', passages: ['Det er her', 'Et toalett'] }, 'er det et toalett')).toBe(
      'Et toalett',
    )
  })
})
