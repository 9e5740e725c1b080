import { describe, expect, it } from 'vitest'
import { foldLetters, hasAllWords } from './fold-letters.ts'

describe('foldLetters', () => {
  it.each([
    ['Svolvær', 'svolvaer'],
    ['Svolvær', 'svolvar'],
    ['Røst', 'rost'],
    ['Røst', 'roest'],
    ['Å', 'aa'],
    ['Sakrisøy', 'SAKRISOY'],
    ['Fischerhütten', 'fischerhuetten'],
    ['Fischerhütten', 'fischerhutten'],
    ['Fähre', 'faehre'],
    ['Straße', 'strasse'],
    ['café', 'cafe'],
    ['Henningsvær'.normalize('NFD'), 'henningsvær'],
    ['cafe\u0301', 'café'],
  ])('makes %s and %s the same', (one, other) => {
    expect(foldLetters(one)).toBe(foldLetters(other))
  })

  it('keeps different places different', () => {
    expect(foldLetters('Reine')).not.toBe(foldLetters('Ramberg'))
  })
})

describe('hasAllWords', () => {
  const text = foldLetters('Svolvær: byen i Lofoten, ferje til Skutvik')

  it('finds words in any order, whole or begun', () => {
    expect(hasAllWords(text, 'skutvik svolv')).toBe(true)
  })

  it('wants every word', () => {
    expect(hasAllWords(text, 'svolvær hotell')).toBe(false)
  })

  it('finds everything when nothing but blanks and signs is searched', () => {
    expect(hasAllWords(text, '  ')).toBe(true)
    expect(hasAllWords(text, '?!')).toBe(true)
  })
})
