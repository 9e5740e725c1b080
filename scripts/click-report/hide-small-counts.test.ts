import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Count, hideSmallCounts, type ShownCount } from './hide-small-counts.ts'

function sumUp(name: string, parts: Count[]): Count {
  return { name, count: parts.reduce((sum, { count }) => sum + count, 0), parts }
}

function countOf(...counts: number[]): Count {
  return sumUp(
    'all',
    counts.map((count, index) => ({ name: `part ${index}`, count, parts: [] })),
  )
}

const show = (...counts: number[]) => {
  const { shown, parts } = hideSmallCounts(countOf(...counts))
  return [shown, ...parts.map((part) => part.shown)]
}

/** Returns in how many ways the hidden parts of a sum can be filled in, at most two. */
function countSolutions(rest: number, hidden: string[]): number {
  const [first, ...others] = hidden
  if (first === undefined) return rest === 0 ? 1 : 0
  const highest = first === '<5' ? 4 : rest
  let solutions = 0
  for (let guess = first === '<5' ? 1 : 5; guess <= highest && solutions < 2; guess += 1) {
    solutions += countSolutions(rest - guess, others)
  }
  return solutions
}

function listLevels(whole: ShownCount): ShownCount[] {
  return [whole, ...whole.parts.flatMap(listLevels)]
}

describe('hideSmallCounts', () => {
  test('shows what is large enough, largest first', () => {
    expect(show(5, 20, 7)).toEqual(['32', '20', '7', '5'])
  })

  test('says of small ones only that they are small', () => {
    expect(show(9, 3, 4)).toEqual(['16', '9', '<5', '<5'])
    expect(show(2, 2)).toEqual(['<5'])
  })

  test('hides a second one where the rest of the sum would give the only small one away', () => {
    expect(show(30, 12, 2)).toEqual(['44', '30', '≥5', '<5'])
  })

  test('hides one more where several small ones can be only what they are', () => {
    expect(show(30, 12, 1, 1)).toEqual(['44', '30', '≥5', '<5', '<5'])
    expect(show(4, 4)).toEqual(['8'])
  })

  test('says nothing of the parts of what is hidden', () => {
    const whole = sumUp('all', [countOf(20, 20), countOf(6, 6), countOf(3)])
    const { parts } = hideSmallCounts(whole)
    expect(parts.map(({ shown, parts: inner }) => [shown, inner.length])).toEqual([
      ['40', 2],
      ['≥5', 0],
      ['<5', 0],
    ])
  })

  test('never lets a hidden number be worked out of the shown ones', () => {
    const leaf = fc.record({
      name: fc.string({ maxLength: 3 }),
      count: fc.integer({ min: 1, max: 12 }),
      parts: fc.constant<Count[]>([]),
    })
    const group = fc.array(leaf, { minLength: 1, maxLength: 5 }).map((parts) => sumUp('group', parts))
    const whole = fc.array(group, { minLength: 1, maxLength: 4 }).map((parts) => sumUp('all', parts))
    fc.assert(
      fc.property(whole, (count) => {
        for (const { shown, parts } of listLevels(hideSmallCounts(count))) {
          const hidden = parts.map((part) => part.shown).filter((words) => /^[<≥]/.test(words))
          if (hidden.length === 0) continue
          const rest = parts.reduce((sum, part) => sum - (Number(part.shown) || 0), Number(shown))
          expect(countSolutions(rest, hidden)).toBeGreaterThan(1)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('shows no number under five', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), (counts) => {
        const numbers = listLevels(hideSmallCounts(countOf(...counts))).map(({ shown }) => Number(shown))
        expect(numbers.filter((number) => number < 5)).toEqual([])
      }),
    )
  })
})
