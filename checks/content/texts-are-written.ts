import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys } from '#contract/languages.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** The least words of an entry's text. */
const leastWords = 20

const textOfEntry = new RegExp(`^content/[^/]+/[^/]+/(?:${languageKeys.join('|')})\\.md$`)

/** Finds the remark that `npm run new` leaves below the front matter, which would be shown as text. */
export const textsAreWritten: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'every entry has its text',
  findProblems({ content }) {
    return content
      .filter(({ path }) => textOfEntry.test(path))
      .flatMap(({ path, text }): Problem[] => {
        const { body } = splitFrontMatter(text) ?? { body: text }
        const remark = body.indexOf('<!--')
        if (remark >= 0) {
          const line = lineOf(text, text.length - body.length + remark)
          return [
            {
              file: `${path}:${line}`,
              fix: 'the text under the head is still the remark. Write the text in its place.',
            },
          ]
        }
        const words = body.match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0
        if (words >= leastWords) return []
        return [{ file: path, fix: `the text under the head has ${words} words. Write at least a paragraph.` }]
      })
  },
}
