import type { QuestionWords } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { countSlips } from './near-words.ts'
import { describeWordForms } from './words.ts'

/** A word of a question and what else it may mean. */
export interface AskedWord {
  /** Folded, as typed or corrected. */
  word: string
  stem: string
  /** The stems of a compound's parts. */
  parts: readonly string[]
  /** Tokens that stand for all words of the same meaning. */
  others: readonly string[]
}

/** Longer questions are pasted texts. */
const mostWords = 24
/** How many slips are forgiven in a word of this length. */
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Returns how questions in a language are read, by its words and all texts of the guide. */
export function describeQuestions(words: QuestionWords, texts: readonly string[]) {
  const small = new Set(foldLetters(words.smallWords).split(' '))
  const meanings = new Map<string, string[]>()
  const phrases: { pattern: RegExp; replace: string }[] = []
  const times = { timenow: words.now, timesoon: words.soon, timeopen: words.open, timecall: words.call }
  for (const [token, group] of Object.entries(times)) phrases.push({ pattern: matchAny(group), replace: token })
  words.synonyms.forEach((group, at) => {
    const token = `same${at}`
    const folded = group.map(foldLetters)
    const several = folded.filter((each) => each.includes(' '))
    if (several.length > 0) phrases.push({ pattern: matchAny(several), replace: `$& ${token}` })
    for (const each of folded) meanings.set(each, [...(meanings.get(each) ?? []), token])
  })

  const readAll = (text: string) =>
    phrases.reduce((folded, { pattern, replace }) => folded.replace(pattern, replace), foldLetters(text)).split(' ')
  const readWords = (text: string) => readAll(text).filter((word) => word && !small.has(word))

  /** Every word of the guide, folded, as it is written first and how often. */
  const known = new Map<string, { word: string; count: number }>()
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const folded = foldLetters(word)
      const found = known.get(folded)
      if (found) found.count += 1
      else known.set(folded, { word, count: 1 })
    }
  }
  const forms = describeWordForms(words, known.keys())
  const meaningsOfStem = new Map([...meanings].map(([word, tokens]) => [forms.stem(word), tokens]))
  const othersOf = (word: string) => meaningsOfStem.get(forms.stem(word)) ?? []
  const knownStems = new Set([...known.keys(), ...meanings.keys()].map(forms.stem))

  const terms = new Map<string, ReadonlySet<string>>()
  const termsOf = (word: string) => {
    const found = terms.get(word) ?? new Set([forms.stem(word), ...forms.split(word), ...othersOf(word)])
    terms.set(word, found)
    return found
  }
  const askedWordOf = (word: string): AskedWord => ({
    word,
    stem: forms.stem(word),
    parts: forms.split(word),
    others: othersOf(word),
  })

  /** Returns the word of the guide that is meant by one that it lacks; undefined when none is near. */
  const findMeant = (word: string): string | undefined => {
    const allowed = slipsAllowed(word.length)
    let best: { word: string; slips: number; count: number } | undefined
    if (allowed === 0) return undefined
    for (const [each, { count }] of known) {
      if (each.length < 4 || Math.abs(each.length - word.length) > allowed) continue
      // People rarely mistake the first letter.
      const slips = countSlips(word, each, allowed) + (each[0] === word[0] ? 0 : 0.5)
      if (slips > allowed + 0.5 || (best && (slips > best.slips || (slips === best.slips && count <= best.count))))
        continue
      best = { word: each, slips, count }
    }
    return best && best.slips <= allowed + 0.5 ? best.word : undefined
  }

  const isKnown = (word: string, isLast: boolean) =>
    /\d|^(time|same)/.test(word) ||
    knownStems.has(forms.stem(word)) ||
    forms.split(word).length > 0 ||
    (isLast && word.length > 2 && [...known.keys()].some((each) => each.startsWith(word)))

  return {
    readWords,
    termsOf,
    /** Returns the words of a question; those that the guide lacks are replaced by the one that is meant, if any. */
    correct(question: string): { asked: AskedWord[]; words: string; isCorrected: boolean } {
      const typed = readWords(question)
      const all = [...new Set(typed.length > 0 ? typed : foldLetters(question).split(' '))].slice(0, mostWords)
      let shown = question.trim()
      let isCorrected = false
      const asked = all.map((word, at) => {
        if (isKnown(word, at === all.length - 1)) return askedWordOf(word)
        const meant = findMeant(word)
        if (!meant) return askedWordOf(word)
        isCorrected = true
        shown = shown.replace(/[\p{L}\p{N}\p{M}]+/gu, (each) =>
          foldLetters(each) === word ? (known.get(meant)?.word ?? meant) : each,
        )
        return askedWordOf(meant)
      })
      return { asked, words: shown, isCorrected }
    },
  }
}

function matchAny(phrases: readonly string[]): RegExp {
  const folded = phrases.map(foldLetters).toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<![^ ])(?:${folded.join('|')})(?![^ ])`, 'g')
}
