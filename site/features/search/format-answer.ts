import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPlural } from '#site/i18n/format-plural.ts'
import { isAdvisedAgainstNow, isOffSeasonNow } from './advised-now.ts'
import type { Answer, Hit } from './engine/answer.ts'
import { quoteQuery } from './query.ts'
import type { SearchData } from './search-data.ts'

/** Returns the heading over an answer: how many results, or that there are none; empty without a question. */
export function formatHeading(answer: Answer, query: string, { words, locale }: SearchData): string {
  if (answer.kind === 'empty') return ''
  return answer.kind === 'found'
    ? formatPlural(words.found, answer.total, locale, { words: quoteQuery(answer.words) })
    : fillGaps(words.none, { words: quoteQuery(query) })
}

/** Returns which other words were searched for, after a slip of the pen; undefined without one. */
export function formatCorrection(answer: Answer, query: string, { words }: SearchData): string | undefined {
  if (answer.kind !== 'found' || !answer.isCorrected) return undefined
  return fillGaps(words.instead, { typed: quoteQuery(query), words: quoteQuery(answer.words) })
}

/** Returns the warning on what local advice warns against this month, or that is out of season; undefined without one. */
export function formatWarning(hit: Hit, { words }: SearchData): string | undefined {
  const now = Date.now()
  if (isAdvisedAgainstNow(hit, now)) return words.advisedAgainst
  return isOffSeasonNow(hit, now) ? words.offSeason : undefined
}
