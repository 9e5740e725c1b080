import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Notes, readNotes, setNote, sumCosts } from './notes.ts'

describe('notes', () => {
  it('are kept by place, tidied, and gone when nothing is left of one', () => {
    const notes = setNote({}, 'p.reine', { text: '  Ring before noon ', cost: 349.6 })
    expect(notes).toEqual({ 'p.reine': { text: 'Ring before noon', cost: 350 } })
    expect(setNote(notes, 'p.reine', { text: ' ' })).toEqual({})
    expect(setNote(notes, 't.ryten', { text: '', cost: 90 })).toEqual({ ...notes, 't.ryten': { text: '', cost: 90 } })
  })

  it('never cost less than nothing, nor what no number is', () => {
    for (const cost of [-5, Number.NaN, Number.NEGATIVE_INFINITY, 0.4])
      expect(setNote({}, 'a', { text: 'x', cost })).toEqual({ a: { text: 'x' } })
    expect(setNote({}, 'a', { text: 'x', cost: Number.POSITIVE_INFINITY })).toEqual({
      a: { text: 'x', cost: 9_999_999 },
    })
  })

  it('are read whatever is stored, and read again the same', () => {
    for (const strange of [null, 7, 'text', [], { a: null }, { a: { text: 3, cost: 'much' } }])
      expect(readNotes(strange)).toEqual({})
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const notes = readNotes(stored)
        expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes)
      }),
      { numRuns: 2000 },
    )
  })

  it('are summed once for each place that the plan has', () => {
    const notes: Notes = { a: { text: '', cost: 100 }, b: { text: '', cost: 50 }, gone: { text: '', cost: 1000 } }
    expect(sumCosts(notes, ['a', 'b', 'a', 'c'])).toBe(150)
  })
})
