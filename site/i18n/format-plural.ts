import { fillGaps } from './fill-gaps.ts'
import { formatNumber } from './format-number.ts'

/** Returns a sentence with a number (`{count}`) in the right plural form of its language, its gaps filled. */
export function formatPlural(
  forms: { one: string; other: string },
  count: number,
  locale: string,
  gaps: Record<string, string> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
  return fillGaps(form, { count: formatNumber(count, locale), ...gaps })
}
