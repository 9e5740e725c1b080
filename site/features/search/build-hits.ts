import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { isAdvisedAgainstNow, isOffSeasonNow } from './advised-now.ts'
import type { Hit } from './engine/ask-guide.ts'
import { markWords } from './mark-words.ts'

/** Returns a text with the searched words in `<mark>`. */
export function buildMarked(text: string, searched: string): (Node | string)[] {
  return markWords(text, searched).map((piece) =>
    piece.isFound ? buildElement('mark.hit', {}, piece.text) : piece.text,
  )
}

interface WarningWords {
  advisedAgainst: string
  offSeason: string
}

/** Returns the warning for what local advice warns against this month, or that is out of season, if any. */
export function buildWarning(hit: Hit, words: WarningWords, ending = ''): Node | undefined {
  const now = Date.now()
  const warning = isAdvisedAgainstNow(hit, now)
    ? words.advisedAgainst
    : isOffSeasonNow(hit, now)
      ? words.offSeason
      : undefined
  return warning === undefined ? undefined : buildElement('b.against', {}, `${warning}${ending}`)
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
