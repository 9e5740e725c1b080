import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { isAdvisedAgainstNow } from './advised-now.ts'
import type { Hit } from './ask-guide.ts'
import { buildElement } from './build-element.ts'
import { markWords } from './mark-words.ts'

/** A text with the searched words marked; whatever it holds, it is shown as text. */
export function buildMarked(text: string, searched: string): (Node | string)[] {
  return markWords(text, searched).map((piece) =>
    piece.isFound ? buildElement('mark.hit', {}, piece.text) : piece.text,
  )
}

/** The warning on a trip that local advice warns against this month; nothing on anything else. */
export function buildWarning(hit: Hit, warning: string): Node | undefined {
  return isAdvisedAgainstNow(hit, Date.now()) ? buildElement('b.against', {}, warning) : undefined
}

/** A sentence that counts: its form for the number in a language, the gaps filled. */
export function sayCount(
  forms: { one: string; other: string },
  count: number,
  locale: string,
  gaps: Record<string, string> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
  return fillGaps(form, { count: count.toLocaleString(locale), ...gaps })
}
