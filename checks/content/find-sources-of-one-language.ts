import type { Problem } from '#checks/rule.ts'
import { findForeignPart } from './find-foreign-words.ts'
import { lineOf, type TextFile } from './written-texts.ts'

/** `source: "NRK Nordland, 2024-08"`: one name for the pages of every language. */
const plainSource = /(?<=\bsource: *)["']([^"'\n]+)["']/g

/**
 * Finds the sources that are written as one name and read as a sentence of one language: pages show them in all three. One
 * line a file, for there are many of them in one when there are any.
 */
export function findSourcesOfOneLanguage(content: readonly TextFile[]): Problem[] {
  return content
    .filter(({ path }) => path.endsWith('.yaml'))
    .flatMap(({ path, text }): Problem[] => {
      const found = [...text.matchAll(plainSource)].filter(
        ([, source = '']) => findForeignPart(source, 'no') || findForeignPart(source, 'en'),
      )
      const [first] = found
      if (!first) return []
      const lines = found.map(({ index }) => lineOf(text, index)).join(', ')
      return [
        {
          file: path,
          fix: `sources are shown in all three languages, but these read as one: line ${lines} (the first: "${first[1]}"). Write the bare name and date, or one name in each of no, en and de.`,
        },
      ]
    })
}
