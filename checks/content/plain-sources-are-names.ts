import { isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml'
import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys, languages } from '#contract/languages.ts'
import { findWordsOfOneLanguage } from './find-foreign-words.ts'
import { lineOf, type TextFile, type WrittenTexts } from './written-texts.ts'

/** Words common in sources but not in sentences. */
const wordsOfSources =
  /(?<!\p{L})(?:udatert|nettside|kommune|undated|own|seen|copy|page|later|eigene|gesehen|später)(?!\p{L})/gu

const monthNames = languageKeys.flatMap((language) => {
  const format = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
})
const months = new RegExp(`(?<!\\p{L})(?:${[...new Set(monthNames)].join('|')})(?!\\p{L})`, 'giu')

function findWords(source: string): string[] {
  return [...(source.match(months) ?? []), ...(source.match(wordsOfSources) ?? []), ...findWordsOfOneLanguage(source)]
}

/** Returns the sources that are one name for every language: `source: "…"`, and the items of `sources: […]`. */
function listPlainSources(text: string, lines: LineCounter): Scalar<string>[] {
  const found: Scalar<string>[] = []
  const add = (node: unknown) => {
    if (isScalar(node) && typeof node.value === 'string') found.push(node as Scalar<string>)
  }
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return
      if (key.value === 'source') add(value)
      if (key.value === 'sources' && isSeq(value)) value.items.forEach(add)
    },
  })
  return found
}

function findProblemsOfFile({ path, text }: TextFile): Problem[] {
  const lines = new LineCounter()
  return listPlainSources(text, lines).flatMap((source): Problem[] => {
    const [word] = findWords(source.value)
    if (word === undefined) return []
    return [
      {
        file: `${path}:${lines.linePos(source.range?.[0] ?? 0).line}`,
        fix: `the source "${source.value}" is shown in every language, but «${word}» is a word of one. Write { ${languageKeys.map((key) => `${key}: "…"`).join(', ')} }, or names and numbers alone ("NRK Nordland, 2024-08"); a title goes into quotation marks inside.`,
      },
    ]
  })
}

const workshop =
  /satt for hånd|(?:placed|entered) by hand|by the editors|von Hand (?:gesetzt|eingetragen)|von der Redaktion/gi

export const sourcesAreNoWorkshop: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'a source says who says so, and not how an editor worked',
  findProblems({ content }) {
    return content
      .filter(({ path }) => path.endsWith('facts.yaml'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(workshop)].map(({ 0: found, index }) => ({
          file: `${path}:${lineOf(text, index)}`,
          fix: `«${found}»: readers see the sources. Say where the point lies, and that it is rough.`,
        })),
      )
  },
}

export const plainSourcesAreNames: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'a source with words says them in every language',
  findProblems({ content }) {
    return content.filter(({ path }) => path.endsWith('.yaml')).flatMap(findProblemsOfFile)
  },
}
