import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { languageKeys, mapLanguages } from '#contract/languages.ts'

// A text that was copied and not translated gives itself away by its small words. Each list in telltales/ holds words of one
// language that are words of no other one (`og`, `the`, `und`; not `for`, `man`, `er`, `der`, and not `is` or `not`, which are
// ice and a seine in Norwegian), and what stands on labels.
const telltales = mapLanguages(readTelltales)

function readTelltales(language: Language): ReadonlySet<string> {
  const file = join(import.meta.dirname, 'telltales', `${language}.txt`)
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\s+/) : [])
}

/** What must not be taken for words of the text: links’ targets, addresses, names in *asterisks*, what is quoted, gaps, notes. */
const notWords =
  /\]\([^)]*\)|\[\^[^\]]*\]|https?:\S+|\S+@\S+|\{\w+\}|\*[^*\n]+\*|«[^»]*»|[“„][^“”]*[“”]|"[^"\n]*"|(?<!\p{L})[‘‚][^‘’]*[‘’](?!\p{L})/gu

/** A part of a text that is written in another language than the rest. */
export interface ForeignPart {
  language: Language
  /** The sentence in which it stands. */
  sentence: string
  /** The words that gave it away. */
  words: string[]
}

const labelLength = 4
const runLength = 5

/**
 * Returns the first sentence of a text that is not, or not all, in the language that it should be in; undefined when there is
 * none. Names given are not counted as words. It errs on the side of silence: a single borrowed word is no fault.
 */
export function findForeignPart(text: string, own: Language, names: readonly string[] = []): ForeignPart | undefined {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ' · '), text.replace(notWords, ' · '))
  for (const sentence of plain.split(/(?<=[.!?:;–])\s+|\n+/)) {
    const tokens = listTokens(sentence)
    for (const language of languageKeys) {
      if (language === own) continue
      const words = findTelltales(tokens, own, language)
      if (words.length > 0) return { language, sentence: sentence.trim(), words }
    }
  }
  return undefined
}

/** The words of a sentence in small letters; one with a capital inside the sentence is a name or a German noun; Å is a village. */
function listTokens(sentence: string): string[] {
  const words = sentence.match(/[\p{L}’]+/gu) ?? []
  return words
    .filter((word, index) => !/^\p{Lu}/u.test(word) || (index === 0 && word !== 'Å'))
    .map((word) => word.toLowerCase())
}

function findTelltales(tokens: string[], own: Language, other: Language): string[] {
  const foreign = new Set(tokens.filter((word) => telltales[other].has(word)))
  const native = new Set(tokens.filter((word) => telltales[own].has(word)))
  if (tokens.length <= labelLength) return foreign.size > 0 && native.size === 0 ? [...foreign] : []
  if (foreign.size >= 2 && foreign.size > native.size) return [...foreign]
  // A piece of another language inside a sentence of the right one.
  for (let start = 0; start + runLength <= tokens.length; start += 1) {
    const run = tokens.slice(start, start + runLength)
    const found = new Set(run.filter((word) => telltales[other].has(word)))
    if (found.size >= 3 && !run.some((word) => telltales[own].has(word))) return [...found]
  }
  return []
}

/**
 * Returns the words of a text that belong to one language, which is not known beforehand. What is quoted, addresses, and words
 * with a capital are names.
 */
export function findWordsOfOneLanguage(text: string): string[] {
  const plain = text.replace(notWords, ' · ').replace(/\S+\.\p{Ll}{2,}/gu, ' · ')
  const words = plain.match(/(?<![\p{L}’-])\p{Ll}[\p{L}’]*/gu) ?? []
  return words.filter((word) => Object.values(telltales).some((list) => list.has(word)))
}

/** Returns every word that gives a language away; none where nobody has written the list yet. */
export function listTelltales(language: Language): string[] {
  return [...telltales[language]]
}
