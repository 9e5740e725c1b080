import type { KindOfQuestion } from '#site/content/model/pages/search-copy.ts'
import type { QuestionWords } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { matchAny } from './read-question.ts'

/** What a question asks for. */
export interface AskedKind {
  id: KindOfQuestion
  /** The folded words that ask for it. */
  words: ReadonlySet<string>
  /** Those that an answer must have: «siste buss» asks for a time, of the last and of a bus. */
  musts: ReadonlySet<string>
  /** Returns how well a passage tells such a thing beside the words asked: 0 not at all, 1 in words, 2 with its figure, as a sum, a number to ring, an hour. */
  tellsOf(passage: string, asked: ReadonlySet<string>): 0 | 1 | 2
  /** Returns whether a passage is a row of facts about it. */
  isLabelOf(passage: string): boolean
}

const clock = /\d{1,2}[.:]\d{2}(?!\d)/
const phone =
  /\+47[\d ]{8,}|\b\d{2}(?: \d{2}){3}\b|\b\d{3} \d{2} \d{3}\b|\b116 ?117\b|\b11[0-3]\b(?! ?k?m\b)|\b(?:120|175)\b(?! ?\p{L})|\b0\d{4}\b/u
/** When something was so, «(januar 2024)», is no hour and no sum. */
const dated = /\([^()]*\b(?:19|20)\d\d\b[^()]*\)/g
/** What tells a kind in any language. */
const figures: Partial<Record<KindOfQuestion, RegExp>> = { phone, count: /\d/, time: clock, open: clock, place: phone }
/** Shorter names of places are words of other languages. */
const shortestName = 3

/** Returns a function that says what a folded question asks for; undefined for one that asks for no such thing. */
export function describeKinds(
  kinds: QuestionWords['kinds'],
  places: readonly string[],
  termsOf: (word: string) => ReadonlySet<string>,
  partsOf: (word: string) => readonly string[],
): (folded: string) => AskedKind | undefined {
  const number = matchAny(kinds.count.words.map(foldLetters)).source
  const times = new RegExp(matchAny(kinds.time.words.map(foldLetters)).source)
  const singles = new Set(Object.values(kinds).flatMap(({ asked, labels }) => [...asked, ...labels].map(foldLetters)))
  const isTopic = (word: string) => !singles.has(word) && [...termsOf(word)].some((term) => term.startsWith('same'))
  const described = (Object.keys(kinds) as KindOfQuestion[]).map((id) => {
    const { asked, starts, units, nots, labels } = kinds[id]
    const words = id === 'place' ? places.filter(({ length }) => length >= shortestName) : kinds[id].words
    const unit = matchAny(units.map(foldLetters)).source
    const figure = units.length > 0 ? new RegExp(`(?:\\d|${number}) ${unit}|${unit} \\d`) : undefined
    const told = words.length > 0 ? new RegExp(matchAny(words.map(foldLetters)).source) : undefined
    const denied = nots.length > 0 ? new RegExp(matchAny(nots.map(foldLetters)).source) : undefined
    const label = new Set(labels.map(foldLetters))
    const single = asked.map(foldLetters).filter((each) => !each.includes(' '))
    return {
      id,
      asked: matchAny(asked.map(foldLetters)),
      starts: starts.length > 0 ? new RegExp(`^${matchAny(starts.map(foldLetters)).source}`) : undefined,
      terms: new Set(single.flatMap((word) => [...termsOf(word)].filter((term) => !partsOf(word).includes(term)))),
      tellsOf(passage: string, given: ReadonlySet<string>) {
        const undated = passage.replace(dated, '')
        // «Om vinteren» is no answer to when something is so in winter.
        const folded = foldLetters(undated)
        const text = id === 'time' ? folded.replace(/[^ ]+/g, (word) => (given.has(word) ? '' : word)) : folded
        const hasFigure = Boolean(figures[id]?.test(undated) || figure?.test(text))
        if (denied?.test(text)) return 0
        const hasWord = told?.test(text) ?? false
        // Whom to ring where it is, is less than where it is.
        if (id === 'place') return hasWord ? 2 : hasFigure ? 1 : 0
        if (id !== 'open') return hasFigure ? 2 : hasWord ? 1 : 0
        // «Åpent hav» is no hour, and «kl. 18» no opening.
        return hasWord && (hasFigure || times.test(text)) ? 2 : 0
      },
      isLabelOf(passage: string) {
        const [before, after] = passage.split(':')
        return after !== undefined && before !== undefined && label.has(foldLetters(before))
      },
    }
  })
  const sortWords = (phrases: readonly string[]) => {
    const [about, plain] = [true, false].map((isAbout) =>
      phrases.map((phrase) => phrase.split(' ')).filter((all) => all.some(isTopic) === isAbout),
    )
    return { words: new Set(plain?.flat()), musts: new Set(about?.flat()) }
  }
  return (folded) => {
    let best: { length: number; kind: AskedKind } | undefined
    for (const { asked, starts, ...kind } of described) {
      const opening = folded.match(starts ?? /$^/) ?? []
      const found = [...(folded.match(asked) ?? []), ...opening]
      // Whoever begins with «når» asks for a time, whatever else there is.
      const length = Math.max(0, ...found.map((each) => each.length), ...opening.map(() => folded.length))
      if (length > (best?.length ?? 0)) best = { length, kind: { ...kind, ...sortWords(found) } }
    }
    if (best) return best.kind
    // «Ferjepris» asks for a price as well.
    for (const word of folded.split(' ')) {
      const kind = described.find(({ terms }) => partsOf(word).some((part) => terms.has(part)))
      if (kind) return { ...kind, words: new Set(), musts: new Set() }
    }
    return undefined
  }
}
