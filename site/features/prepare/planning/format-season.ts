import type { Language } from '#contract/languages.ts'
import type { OpenMonths } from '#site/content/model/outing-schema.ts'
import type { PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonths } from '#site/i18n/format-months.ts'

/** Returns a season in short: «mai–sep.», «hele året», «juni–aug., begrenset ellers»; may be empty. */
export function formatSeason(
  { full, partly }: Pick<OpenMonths, 'full' | 'partly'>,
  copy: Pick<PlanningCopy['days'], 'allYear' | 'limitedElse'>,
  language: Language,
): string {
  if (full.length === 12) return copy.allYear
  if (full.length === 0) return partly.length === 12 ? '' : formatMonths(partly, language, 'short')
  const months = formatMonths(full, language, 'short')
  return full.length + partly.length === 12 ? fillGaps(copy.limitedElse, { months }) : months
}
