import type { Problem, Rule } from '#checks/rule.ts'
import type { Language } from '#contract/languages.ts'
import { findForeignPart } from './find-foreign-words.ts'
import { listTextsByLanguage, type TextInLanguage } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

const nameOfLanguage: Record<Language, string> = { no: 'Norwegian', en: 'English', de: 'German' }

/** Proper names of entries and points, which are the same in every language (`The Tide Hotel`). */
function listNames(content: WrittenTexts['content']): string[] {
  return content
    .filter(({ path }) => path.endsWith('/facts.yaml') || path.startsWith('content/map-points/'))
    .flatMap(({ text }) => [...text.matchAll(/^ {0,2}name: *["']?([^"'\n{]+?)["']? *$/gm)].map(([, name = '']) => name))
    .filter((name) => name.includes(' '))
}

function toProblem({ path, line, field }: TextInLanguage, fix: string): Problem {
  return { file: line > 0 ? `${path}:${line}` : path, fix: field ? `${field}: ${fix}` : fix }
}

function findForeignSentences(texts: TextInLanguage[], names: string[]): Problem[] {
  return texts.flatMap((text): Problem[] => {
    const found = findForeignPart(text.text, text.language, names)
    if (!found) return []
    const words = found.words.map((word) => `«${word}»`).join(', ')
    return [
      toProblem(
        text,
        `"${found.sentence.slice(0, 60)}" reads as ${nameOfLanguage[found.language]} (${words}). Translate it into ${nameOfLanguage[text.language]}; a name or what is quoted goes into quotation marks or *asterisks*.`,
      ),
    ]
  })
}

/** Two words in small letters that are no name, number or address: enough to be a text that wants translating. */
function isWordy(text: string): boolean {
  const plain = text.replace(/\*[^*]*\*|\{\w+\}|«[^»]*»/g, '')
  return (plain.match(/(?<![\p{L}.@/])\p{Ll}{4,}(?![\p{L}.@/])/gu)?.length ?? 0) >= 2
}

/** Finds copies that no small word gives away: the same field says the same in two languages. */
function findCopies(texts: TextInLanguage[]): Problem[] {
  const withField = texts.filter(({ field, text }) => field && isWordy(text))
  const bySpot = Map.groupBy(withField, ({ path, field, text }) => {
    return `${path.replace(/\b(?:no|en|de)(?=\.\w+$)/, '')} ${field} ${text}`
  })
  return [...bySpot.values()].flatMap(([first, ...copies]) =>
    copies.map((copy) =>
      toProblem(
        copy,
        `"${copy.text.slice(0, 60)}" is word for word the ${nameOfLanguage[first?.language ?? 'no']} text. Translate it into ${nameOfLanguage[copy.language]}.`,
      ),
    ),
  )
}

export const wordsAreInTheirLanguage: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'no text is left in another language',
  findProblems(written) {
    const texts = listTextsByLanguage(written)
    return [...findForeignSentences(texts, listNames(written.content)), ...findCopies(texts)]
  },
}
