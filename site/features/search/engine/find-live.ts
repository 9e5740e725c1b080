import type { KindOfQuestion } from '#site/content/model/pages/search-copy.ts'
import type { QuestionWords } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { AskedKind } from './asked-kind.ts'
import { matchAny } from './read-question.ts'

/** Kinds of questions that the present answers; a price is the same today. */
const kindsOfNow: readonly KindOfQuestion[] = ['open', 'time']

/** Returns whether a question of a kind, or of none, can be answered by what is so now. */
export const isOfNow = (kind: AskedKind | undefined): boolean => !kind || kindsOfNow.includes(kind.id)

/**
 * Returns a function that names the part of the page of today which a folded question asks about: how its road, ferry or sky is now, and
 * nothing besides; undefined for any other question.
 */
export function describeLive(
  { live, state, now, asARule }: Pick<QuestionWords, 'live' | 'state' | 'now' | 'asARule'>,
  isBeside: (word: string) => boolean,
): (folded: string, kind: AskedKind | undefined) => string | undefined {
  const parts = Object.entries(live).map(([part, words]) => [part, matchAny(words.map(foldLetters))] as const)
  const states = matchAny(state.map(foldLetters))
  const rule = matchAny(asARule.map(foldLetters))
  const present = matchAny(now.map(foldLetters))
  return (folded, kind) => {
    if (!isOfNow(kind) || folded.search(rule) >= 0) return undefined
    const isNow = folded.search(present) >= 0
    // «When does the ferry run» is told by its timetable.
    if (!isNow && (kind?.id === 'time' || folded.search(states) < 0)) return undefined
    const found = parts.find(([, words]) => folded.search(words) >= 0)
    if (!found) return undefined
    const rest = [...parts.map(([, words]) => words), states, present].reduce(
      (text, words) => text.replace(words, ''),
      folded,
    )
    return rest.split(' ').every((word) => !word || isBeside(word)) ? found[0] : undefined
  }
}
