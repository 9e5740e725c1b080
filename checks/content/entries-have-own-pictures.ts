import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** A reader who meets the same picture at two entries takes them for the same place. */
export const entriesHaveOwnPictures: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries share a picture',
  findProblems({ content }) {
    const users = new Map<string, string>()
    return content
      .filter(({ path }) => path.endsWith('/facts.yaml'))
      .flatMap(({ path, text }): Problem[] => {
        const found = /^picture: *["']?([\w-]+)/m.exec(text)
        const picture = found?.[1]
        if (!found || !picture) return []
        const other = users.get(picture)
        if (!other) {
          users.set(picture, path)
          return []
        }
        return [
          {
            file: `${path}:${lineOf(text, found.index)}`,
            fix: `${other} has "${picture}" already. Take another of content/pictures, or draw one.`,
          },
        ]
      })
  },
}
