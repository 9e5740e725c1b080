import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillGaps } from './fill-gaps.ts'
import { stretch } from './stretch.ts'
import { type MessageKey, pickWords, translator } from './translate.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('translator', () => {
  it('gives the words of each language and fills their gaps', () => {
    expect(translator('no')('page.places')).toBe('Steder')
    expect(translator('de')('hero.picture', { number: 2, count: 4 })).toBe('Bild 2 von 4')
  })

  it('leaves the letters of the words alone: React escapes them', () => {
    expect(translator('no')('menu.food')).toBe('Mat & drikke')
  })

  it('shows the key of a missing word and warns in development', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(translator('no', false)('no.such.word' as MessageKey)).toBe('no.such.word')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('site/i18n/messages/no.json'))
  })

  it('fails a production build for a missing word, naming key and file', () => {
    expect(() => translator('de', true)('no.such.word' as MessageKey)).toThrow(/"no\.such\.word".*messages\/de\.json/)
  })
})

describe('pickWords', () => {
  it('hands over only the words asked for', () => {
    expect(pickWords('en', ['page.places'])).toEqual({ 'page.places': 'Places' })
  })

  it('hands over all words of a part, gaps still open', () => {
    const words = pickWords('no', ['duration.', 'page.places'])
    expect(Object.keys(words)).toEqual(['duration.hours', 'duration.hoursMinutes', 'duration.minutes', 'page.places'])
    expect(words['duration.minutes']).toBe('{minutes} min')
  })
})

describe('fillGaps', () => {
  it('fills named gaps and leaves a gap without a value to be seen', () => {
    expect(fillGaps('{mm} mm, {wind} m/s', { mm: '1,2' })).toBe('1,2 mm, {wind} m/s')
  })

  it.each([
    ['1', 'degree'],
    ['−1', 'degree'],
    [-1, 'degree'],
    ['0', 'degrees'],
    ['1.0', 'degrees'],
    ['11', 'degrees'],
    ['−21', 'degrees'],
    [40, 'degrees'],
  ])('after %s says %s', (degrees, word) => {
    expect(fillGaps('{degrees} {degrees|degree|degrees}', { degrees })).toBe(`${degrees} ${word}`)
  })
})

it('makes words about 40 % longer, as the longest of our languages would', () => {
  const sentence = 'Overnatting, mat og drikke, opplevelser og praktisk informasjon'
  const growth = stretch(sentence).length / sentence.length
  expect(growth).toBeGreaterThan(1.3)
  expect(growth).toBeLessThan(1.5)
})

it('leaves figures, gaps, addresses and white space alone', () => {
  expect(stretch('12 450 {place} –')).toBe('12 450 {place} –')
  expect(stretch('a@guide.example ja')).toBe('a@guide.example jaá')
})

it('marks the words as not real', () => {
  expect(stretch('Reise')).toBe('Reéiíseé')
})
