import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setTitle } from './set-title.ts'

/** Measures every letter as half its height. */
const measure = (text: string, size: number) => (text.length * size) / 2
const steps = [
  { size: 40, lines: 1 },
  { size: 20, lines: 2 },
  { size: 20, lines: 3 },
]
const set = (title: string) => setTitle(title, { width: 200, steps }, measure)

it('gives a short title the largest size', () => {
  expect(set('Reine')).toEqual({ lines: ['Reine'], size: 40, width: 100 })
})

it('shrinks and breaks a longer one, into lines as even as they can be', () => {
  expect(set('Cookies and the rest of it')).toMatchObject({ lines: ['Cookies and', 'the rest of it'], size: 20 })
})

it('rather breaks behind a colon than evenly', () => {
  expect(set('Nusfjord: a village kept').lines).toEqual(['Nusfjord:', 'a village kept'])
})

it('takes a third line where two are too few', () => {
  expect(set('Steder: Reine og Henningsvær og Nusfjord').lines).toHaveLength(3)
})

it('leaves a dash with the word before it', () => {
  expect(set('Reiseinfo – når og hvordan').lines).toEqual(['Reiseinfo\u00a0–', 'når og hvordan'])
})

it('breaks at no no-break space', () => {
  expect(set('Turen tar 14\u00a0km').lines.join('|')).not.toMatch(/14\|/)
})

it('refuses a title that fits in no size, and says what to do', () => {
  expect(() => set('Donaudampfschifffahrtsgesellschaft')).toThrow('Shorten the title')
})

it('loses no word, and no line runs over', () => {
  const word = fc.stringMatching(/^[a-zæøåäöüß:,]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const { lines, width, size } = setTitle(words.join(' '), { width: 900, steps }, measure)
      expect(lines.join(' ')).toBe(words.join(' '))
      expect(Math.max(...lines.map((line) => measure(line, size)))).toBe(width)
      expect(width).toBeLessThanOrEqual(900)
    }),
  )
})
