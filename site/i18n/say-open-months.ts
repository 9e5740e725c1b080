import type { Language } from '#contract/languages.ts'
import type { OpenMonths } from '#site/editorial/outing-schema.ts'
import { sayMonths } from './say-months.ts'
import { translator } from './translate.ts'

/** The months in which something is done: those that count in full, then those that depend on something. */
export function sayOpenMonths({ full, partly }: Pick<OpenMonths, 'full' | 'partly'>, language: Language): string {
  const translate = translator(language)
  if (full.length === 12) return translate('outing.allYear')
  const inFull = full.length > 0 ? [sayMonths(full, language)] : []
  const inPart = partly.length > 0 ? [translate('outing.monthsPartly', { months: sayMonths(partly, language) })] : []
  return [...inFull, ...inPart].join(', ')
}
