import type { Language } from '#contract/languages.ts'
import type { TodayParts } from '#contract/today.ts'
import type { QuotedWords } from '#contract/today-part.ts'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import { numberFormat } from '#site/i18n/kept-formats.ts'

/** What a part of today is told with. */
export interface Saying {
  /** ms since 1970. */
  now: number
  language: Language
  locale: string
  words: TodayWords
}

export type Part = TodayParts[keyof TodayParts]

/** Returns a number with a true minus sign; what rounds to nothing has none. */
export function formatNumber(value: number, locale: string, digits = 0): string {
  const rounded = Number(value.toFixed(digits)) + 0
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(rounded).replace('-', '−')
}

/** Returns the name of the nearest of eight directions. */
export function nameDirection(degrees: number, words: TodayWords): string {
  const eighth = (((Math.round(degrees / 45) % 8) + 8) % 8) as 0
  return words[`direction${eighth}`]
}

/** Returns the quoted text in the page's language, or in one that the service writes: German readers get English. */
export function quote(said: QuotedWords, { language }: Saying): { text: string; lang: 'nb' | 'en' } | null {
  const [first, second] = language === 'no' ? (['no', 'en'] as const) : (['en', 'no'] as const)
  for (const each of [first, second]) {
    const text = said[each]
    if (text) return { text, lang: each === 'no' ? 'nb' : 'en' }
  }
  return null
}
