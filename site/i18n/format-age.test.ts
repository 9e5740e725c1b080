import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { formatAge } from './format-age.ts'
import { joinWords } from './join-words.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

describe.each(Object.values(languages).map(({ locale }) => locale))('%s', (locale) => {
  const inWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  it.each([
    [-5, inWords.format(0, 'second')],
    [0, inWords.format(0, 'second')],
    [1, inWords.format(-1, 'minute')],
    [119, inWords.format(-119, 'minute')],
    [121, inWords.format(-2, 'hour')],
    [47 * 60, inWords.format(-47, 'hour')],
    [48 * 60, inWords.format(-2, 'day')],
    [7 * 1440, inWords.format(-7, 'day')],
  ])('says an age of %i minutes as Intl does: %s', (minutes, said) => {
    expect(formatAge(new Date(now - minutes * 60_000).toISOString(), now, locale)).toBe(said)
  })

  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']]])('joins %o as Intl does', (words) => {
    expect(joinWords(words, locale)).toBe(new Intl.ListFormat(locale).format(words))
  })
})
