import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'
import { countSlips, findNearWords, isSameWord } from './near-words.ts'

const known = ['Reinebringen', 'Reine', 'Henningsvær', 'Nusfjord', 'Svolvær', 'Brygga', 'nordlys', 'ferje'].map(
  (word) => ({ word, folded: foldLetters(word) }),
)

const nearest = (typed: string) => findNearWords(foldLetters(typed), known)[0]

describe('countSlips', () => {
  it.each([
    ['reine', 'reine', 0],
    ['rienebringen', 'reinebringen', 1],
    ['nusfjrod', 'nusfjord', 1],
    ['norlys', 'nordlys', 1],
    ['ferrje', 'ferje', 1],
    ['henningsver', 'henningsvar', 1],
    ['rainebryggen', 'reinebringen', 3],
  ])('counts from %s to %s', (one, other, slips) => {
    expect(countSlips(one, other, 5)).toBe(slips)
  })

  it('is the same both ways, and never more than one above its limit', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiklnr'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
        const slips = countSlips(one, other, limit)
        expect(countSlips(other, one, limit)).toBe(slips)
        expect(slips).toBeLessThanOrEqual(limit + 1)
        expect(slips === 0).toBe(one === other)
      }),
    )
  })
})

describe('findNearWords', () => {
  it.each([
    ['rienebringen', 'Reinebringen'],
    ['henningsver', 'Henningsvær'],
    ['nusfjrod', 'Nusfjord'],
    ['Svolvear', 'Svolvær'],
    ['norlys', 'nordlys'],
    ['firje', 'ferje'],
  ])('is sure that %s means %s', (typed, word) => {
    expect(nearest(typed)).toMatchObject({ word, isSure: true })
  })

  it('knows a word with a slip before it is typed to its end', () => {
    expect(nearest('rienebr')?.word).toBe('Reinebringen')
  })

  it('asks rather than decides when more is wrong', () => {
    expect(nearest('rainebryggen')).toMatchObject({ word: 'Reinebringen', isSure: false })
  })

  it.each(['xyzzy', 'fly', 'å', ''])('knows nothing near to "%s"', (typed) => {
    expect(findNearWords(foldLetters(typed), known)).toEqual([])
  })
})

describe('isSameWord', () => {
  it.each([
    ['reinebringen', 'rein'],
    ['hotell', 'hotellene'],
    ['fjell', 'fjellet'],
    ['henningsvar', 'henningsver'],
  ])('takes %s as an answer to %s', (found, searched) => {
    expect(isSameWord(found, searched)).toBe(true)
  })

  it.each([
    ['ri', 'rienebringen'],
    ['nor', 'norlys'],
    ['parkering', 'parkeringsplassen'],
    ['borg', 'boat'],
  ])('does not take %s as an answer to %s', (found, searched) => {
    expect(isSameWord(found, searched)).toBe(false)
  })
})
