import type { Language } from '#contract/languages.ts'
import type { OpenMonths } from '#site/editorial/outing-schema.ts'
import type { PlanningCopy } from '#site/editorial/pages/planning-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayMonths } from '#site/i18n/say-months.ts'

/** When something is done, in a few words: «mai–sep.», «hele året», «juni–aug., begrenset ellers». Empty where only single occasions are known. */
export function saySeason(
  { full, partly }: Pick<OpenMonths, 'full' | 'partly'>,
  copy: Pick<PlanningCopy['days'], 'allYear' | 'limitedElse'>,
  language: Language,
): string {
  if (full.length === 12) return copy.allYear
  if (full.length === 0) return partly.length === 12 ? '' : sayMonths(partly, language, 'short')
  const months = sayMonths(full, language, 'short')
  return full.length + partly.length === 12 ? fillGaps(copy.limitedElse, { months }) : months
}
