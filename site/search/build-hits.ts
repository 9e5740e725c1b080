import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { isAdvisedAgainstNow } from './advised-now.ts'
import type { Hit } from './ask-guide.ts'
import { markWords } from './mark-words.ts'

/** Returns a text with the searched words in `<mark>`. */
export function buildMarked(text: string, searched: string): (Node | string)[] {
  return markWords(text, searched).map((piece) =>
    piece.isFound ? buildElement('mark.hit', {}, piece.text) : piece.text,
  )
}

/** Returns the warning for a trip that local advice warns against this month, if any. */
export function buildWarning(hit: Hit, warning: string): Node | undefined {
  return isAdvisedAgainstNow(hit, Date.now()) ? buildElement('b.against', {}, warning) : undefined
}

/** Returns a sentence with a number in the right plural form, its gaps filled. */
export function formatCount(
  forms: { one: string; other: string },
  count: number,
  locale: string,
  gaps: Record<string, string> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
  return fillGaps(form, { count: count.toLocaleString(locale), ...gaps })
}
