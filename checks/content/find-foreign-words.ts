import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { languageKeys, mapLanguages } from '#contract/languages.ts'

// Untranslated copies are recognised by their function words. The lists in telltales/ hold words of one language that occur in
// no other (`og`, `the`, `und`; not `is` or `not`, which are ice and a seine in Norwegian), and words of labels.
const telltales = mapLanguages(readTelltales)

function readTelltales(language: Language): ReadonlySet<string> {
  const file = join(import.meta.dirname, 'telltales', `${language}.txt`)
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\s+/) : [])
}

/** Not words of the text: link targets, addresses, names in *asterisks*, quotations, gaps, notes. */
const notWords =
  /\]\([^)]*\)|\[\^[^\]]*\]|https?:\S+|\S+@\S+|\{\w+\}|\*[^*\n]+\*|«[^»]*»|[“„][^“”]*[“”]|"[^"\n]*"|(?<!\p{L})[‘‚][^‘’]*[‘’](?!\p{L})/gu

export interface ForeignPart {
  language: Language
  sentence: string
  /** The words that reveal it. */
  words: string[]
}

const labelLength = 4
const runLength = 5

/**
 * Returns the first sentence of a text that is in another language than it should be, in whole or in part. `names` are ignored.
 * Cautious: a single borrowed word is no fault.
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

/** Returns the lower-case words of a sentence; capitalised ones inside it are names or German nouns (Å is a village). */
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
  // A phrase of another language inside a sentence.
  for (let start = 0; start + runLength <= tokens.length; start += 1) {
    const run = tokens.slice(start, start + runLength)
    const found = new Set(run.filter((word) => telltales[other].has(word)))
    if (found.size >= 3 && !run.some((word) => telltales[own].has(word))) return [...found]
  }
  return []
}

/** Returns the words of a text that belong to exactly one language, not counting quotations, addresses and capitalised words. */
export function findWordsOfOneLanguage(text: string): string[] {
  const plain = text.replace(notWords, ' · ').replace(/\S+\.\p{Ll}{2,}/gu, ' · ')
  const words = plain.match(/(?<![\p{L}’-])\p{Ll}[\p{L}’]*/gu) ?? []
  return words.filter((word) => Object.values(telltales).some((list) => list.has(word)))
}

/** Returns the telltale words of a language; empty without a list. */
export function listTelltales(language: Language): string[] {
  return [...telltales[language]]
}
