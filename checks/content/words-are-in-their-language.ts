import type { Problem, Rule } from '#checks/rule.ts'
import { defaultLanguage, languageKeys, nameInEnglish } from '#contract/languages.ts'
import { findForeignPart, listTelltales } from './find-foreign-words.ts'
import { listTextsByLanguage, problemOf, type TextInLanguage } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

const codeInFileName = new RegExp(`\\b(?:${languageKeys.join('|')})(?=\\.\\w+$)`)

/** Returns proper names of entries and points, the same in every language (`The Tide Hotel`). */
function listNames(content: WrittenTexts['content']): string[] {
  return content
    .filter(({ path }) => path.endsWith('/facts.yaml') || path.startsWith('content/map-points/'))
    .flatMap(({ text }) => [...text.matchAll(/^ {0,2}name: *["']?([^"'\n{]+?)["']? *$/gm)].map(([, name = '']) => name))
    .filter((name) => name.includes(' '))
}

function findForeignSentences(texts: TextInLanguage[], names: string[]): Problem[] {
  return texts.flatMap((text): Problem[] => {
    const found = findForeignPart(text.text, text.language, names)
    if (!found) return []
    const words = found.words.map((word) => `«${word}»`).join(', ')
    return [
      problemOf(
        text,
        `"${found.sentence.slice(0, 60)}" reads as ${nameInEnglish(found.language)} (${words}). Translate it into ${nameInEnglish(text.language)}; a name or what is quoted goes into quotation marks or *asterisks*.`,
      ),
    ]
  })
}

/** Returns whether a text has at least two lower-case words that are no name, number or address. */
function isWordy(text: string): boolean {
  const plain = text.replace(/\*[^*]*\*|\{\{[^}]*\}\}|\{\w+\}|«[^»]*»/g, '')
  return (plain.match(/(?<![\p{L}.@/])\p{Ll}{4,}(?![\p{L}.@/])/gu)?.length ?? 0) >= 2
}

/** Finds untranslated copies without function words: fields with the same text in two languages. */
function findCopies(texts: TextInLanguage[]): Problem[] {
  const withField = texts.filter(({ field, text }) => field && isWordy(text))
  const bySpot = Map.groupBy(withField, ({ path, field, text }) => {
    return `${path.replace(codeInFileName, '')} ${field} ${text}`
  })
  return [...bySpot.values()].flatMap(([first, ...copies]) =>
    copies.map((copy) =>
      problemOf(
        copy,
        `"${copy.text.slice(0, 60)}" is word for word the ${nameInEnglish(first?.language ?? defaultLanguage)} text. Translate it into ${nameInEnglish(copy.language)}.`,
      ),
    ),
  )
}

export const wordsAreInTheirLanguage: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'no text is left in another language',
  findProblems(written) {
    const unlisted = languageKeys.filter((language) => listTelltales(language).length === 0)
    const texts = listTextsByLanguage(written).filter(({ language }) => !unlisted.includes(language))
    return [
      ...unlisted.map((language) => ({
        file: `checks/content/telltales/${language}.txt`,
        fix: `Write the small words of ${nameInEnglish(language)} that no other language of the guide has.`,
      })),
      ...findForeignSentences(texts, listNames(written.content)),
      ...findCopies(texts),
    ]
  },
}
