import type { QuestionWords } from '#site/features/search/search-text.ts'
import { countSlips } from '#site/i18n/count-slips.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { wordOfWay } from './find-drive.ts'
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
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 9 ? 1 : 2)

/** The village Å among the words: without its ring it would be a word of every language. Digits have no stem. */
const nameOfA = 'a0'
const letterÅ = /(?<![\p{L}\p{N}])Å(?![\p{L}\p{N}])/gu
/** Where å is a small word too, it is a name at the end. */
const lastÅ = /(?<![\p{L}\p{N}])å(?=\W*$)/u

/** Returns an expression for any of some folded phrases between blanks, the longest first. */
export function matchAny(phrases: Iterable<string>): RegExp {
  const longestFirst = [...phrases].toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<![^ ])(?:${longestFirst.join('|')})(?![^ ])`, 'g')
}

/** Returns a word as it is written in Norwegian, for those who have the letters of it or of German. */
const writeNorwegian = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('ä', 'æ').replaceAll('ö', 'ø')

/** Returns how questions in a language are read, by its words, all texts of the guide, and those that say what its pages are about. */
export function describeQuestions(words: QuestionWords, texts: readonly string[], subjects: readonly string[]) {
  const small = new Set(foldLetters(words.smallWords).split(' '))
  const meanings = new Map<string, string[]>()
  /** What stands in a text for each phrase of several words, or of time. */
  const phrases = new Map<string, string>()
  const times = {
    timenow: words.now,
    timesoon: words.soon,
    timeopen: words.kinds.open.asked,
    timecall: words.kinds.phone.asked,
    [wordOfWay]: words.way,
  }
  for (const [token, group] of Object.entries(times)) for (const each of group) phrases.set(foldLetters(each), token)
  words.unlike.forEach((group, at) => {
    for (const each of group) phrases.set(foldLetters(each), `unlike${at}`)
  })
  words.synonyms.forEach((group, at) => {
    const token = `same${at}`
    for (const each of group.map(foldLetters)) {
      if (each.includes(' ')) phrases.set(each, `${each} ${token}`)
      else meanings.set(each, [...(meanings.get(each) ?? []), token])
    }
  })
  const anyPhrase = matchAny(phrases.keys())

  const å = words.smallWords.split(' ').includes('å') ? lastÅ : new RegExp(letterÅ, 'giu')
  const foldText = (text: string) => foldLetters(text.normalize('NFC').replace(letterÅ, nameOfA).replace(å, nameOfA))
  const readFolded = (text: string) =>
    text
      .replace(anyPhrase, (phrase) => phrases.get(phrase) ?? phrase)
      .split(' ')
      .filter((word) => word && !small.has(word))
  const readWords = (text: string) => readFolded(foldText(text))

  /** The guide's word for each that others say or write instead. */
  const spellings = new Map(
    Object.entries(words.spellings).flatMap(([word, variants]) =>
      variants.map((variant) => [foldLetters(variant), foldLetters(word)] as const),
    ),
  )
  const anySpelling = matchAny(spellings.keys())
  /** Returns a question folded, in the words of the guide: «kor lang tid» is «hvor lang tid». The guide's own text needs none of it. */
  const foldQuestion = (text: string) =>
    foldText(text).replace(anySpelling, (variant) => spellings.get(variant) ?? variant)
  const readQuestion = (text: string) => readFolded(foldQuestion(text))

  /** Every word of the guide, folded, as it is written first and how often. */
  const known = new Map<string, { word: string; count: number }>()
  const counts = new Map<string, number>()
  for (const word of texts.join('\n').match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const folded = foldLetters(word)
    const found = known.get(folded)
    if (found) found.count += count
    else known.set(folded, { word, count })
  }
  const forms = describeWordForms(words, [...known.keys(), ...meanings.keys()])
  const meaningsOfStem = new Map([...meanings].map(([word, tokens]) => [forms.stem(word), tokens]))
  const othersOf = (word: string) => meaningsOfStem.get(forms.stem(word)) ?? []
  const knownStems = new Set([...known.keys(), ...meanings.keys()].map(forms.stem))

  /** The parts of a compound and what they mean besides: «ferjepris» asks what a «ferge» costs. */
  const partsOf = (word: string) => {
    const parts = forms.split(word)
    const own = othersOf(word)
    return [...parts, ...parts.flatMap((part) => meaningsOfStem.get(part) ?? [])].filter((each) => !own.includes(each))
  }

  /** What the first part of a compound says, which is what it is about: a «Fährpreis» is about a «Fähre», a «Tierarzt» is no «Arzt». */
  const aboutOf = (word: string) => {
    const [first, last] = forms.split(word)
    return first !== undefined && last !== undefined ? [first, ...(meaningsOfStem.get(first) ?? [])] : []
  }

  const terms = new Map<string, ReadonlySet<string>>()
  const termsOf = (word: string) => {
    const found = terms.get(word) ?? new Set([forms.stem(word), ...partsOf(word), ...othersOf(word)])
    terms.set(word, found)
    return found
  }
  const askedWordOf = (word: string): AskedWord => ({
    word,
    stem: forms.stem(word),
    parts: partsOf(word),
    others: othersOf(word),
  })

  const endings = Object.entries(words.endings).flatMap(([ending, variants]) =>
    variants.map((variant) => [foldLetters(variant), foldLetters(ending)] as const),
  )
  /** Returns an unknown word with the guide's ending where that makes a known one: «nybegynnara» is «nybegynnere». */
  const mendEnding = (word: string): string =>
    endings
      .filter(([variant]) => word.endsWith(variant))
      .map(([variant, ending]) => `${word.slice(0, -variant.length)}${ending}`)
      .find((each) => each.length > 3 && (knownStems.has(forms.stem(each)) || small.has(each))) ?? word

  /** What a slip may have been meant as: what a page is about, not any word that stands in one. */
  const meanable = new Set([
    ...subjects.flatMap((text) => foldLetters(text).split(' ')),
    ...[...meanings.keys(), ...phrases.keys()].flatMap((each) => each.split(' ')),
  ])

  /** Returns the word of the guide that is meant by one that it lacks; undefined when none is near. */
  const findMeant = (word: string, written: string, allowed = slipsAllowed(word.length)): string | undefined => {
    let best: { word: string; slips: number; count: number } | undefined
    if (allowed === 0) return undefined
    // Whoever writes «Væran» has an å for «Vågan».
    const hasOwnLetters = /[^a-z0-9]/.test(written)
    for (const [each, found] of known) {
      if (each.length < 4 || Math.abs(each.length - word.length) > allowed || small.has(each)) continue
      if (!meanable.has(each)) continue
      // People rarely mistake the first letter: «Elche» are no «welche», «Segeln» no «Regeln».
      const slips = countSlips(word, each, allowed) + (each[0] === word[0] ? 0 : 1)
      const { count } = found
      if (slips > allowed || (best && (slips > best.slips || (slips === best.slips && count <= best.count)))) continue
      if (hasOwnLetters && countSlips(written, writeNorwegian(found.word), allowed) > allowed) continue
      best = { word: each, slips, count }
    }
    return best?.word
  }

  const isKnownStem = (word: string) => /\d|^(time|same|unlike)/.test(word) || knownStems.has(forms.stem(word))
  const isKnown = (word: string, isLast: boolean) =>
    isKnownStem(word) ||
    forms.split(word).length > 0 ||
    (isLast && word.length > 2 && [...known.keys()].some((each) => each.startsWith(word)))

  /** Whether only one part of a compound is known: «vermelding» is rather a slip in «værmelding» than a kind of «melding». */
  const isHalfKnown = (word: string) =>
    !/\d/.test(word) && !knownStems.has(forms.stem(word)) && forms.split(word).length === 1

  return {
    /** A question folded, in the words of the guide. */
    foldQuestion,
    /** Whether no page is about a folded word. */
    isSmall: (word: string) => small.has(word),
    /** The stems of the parts of a compound, and tokens for what they mean. */
    partsOf,
    aboutOf,
    readWords,
    stemOf: forms.stem,
    /** The words of a question as the guide spells them, without slips corrected. */
    readQuestion,
    termsOf,
    /** Returns the words of a question; those that the guide lacks are replaced by the one that is meant, if any. */
    correct(question: string): { asked: AskedWord[]; words: string; isCorrected: boolean } {
      const typed = readQuestion(question)
      const all = [...new Set(typed.length > 0 ? typed : foldLetters(question).split(' '))].slice(0, mostWords)
      let shown = question.trim()
      let isCorrected = false
      const written = new Map(
        (question.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((each) => [foldLetters(each), writeNorwegian(each)]),
      )
      const asked = all.map((asTyped, at) => {
        const isLast = at === all.length - 1
        const word = isKnownStem(asTyped) ? asTyped : mendEnding(asTyped)
        if (isKnown(word, isLast) && !isHalfKnown(word)) return askedWordOf(word)
        const meant = findMeant(word, written.get(word) ?? word, isHalfKnown(word) ? 1 : undefined)
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
