import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { colourClassOf, emojiOfCategory } from './categories.ts'

const readStyles = (path: string) => readFileSync(`site/${path}.css`, 'utf8')

it.each([...mapCategories, 'sauna'])('gives %s a sign and a colour that the style sheets have', (category) => {
  expect(emojiOfCategory(category)).toMatch(/^\p{Emoji}/u)
  const rule = new RegExp(`\\.${colourClassOf(category)} \\{\\s*--m: var\\((--m-[a-z]+)\\)`).exec(
    readStyles('features/map/CategoryDot'),
  )
  expect(readStyles('styles/tokens')).toContain(`${rule?.[1]}: #`)
})

it('shows a pin in grey for a category that the map does not know', () => {
  expect(emojiOfCategory('sauna')).toBe('📍')
  expect(colourClassOf('sauna')).toBe('of-other')
  expect(emojiOfCategory('toString')).toBe('📍')
})

it('gives no two categories the same sign', () => {
  expect(new Set(mapCategories.map(emojiOfCategory)).size).toBe(mapCategories.length)
})
