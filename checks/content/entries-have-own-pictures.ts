import type { Rule } from '#checks/rule.ts'
import { findShared } from './find-shared.ts'
import type { WrittenTexts } from './written-texts.ts'

/** With the same picture, readers would take two entries for one place. */
export const entriesHaveOwnPictures: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries share a picture',
  findProblems: ({ content }) =>
    findShared(
      content,
      (text) => {
        const found = /^picture: *["']?([\w-]+)/m.exec(text)
        return found?.[1] ? { value: found[1], index: found.index } : undefined
      },
      (picture, other) => `${other} has "${picture}" already. Take another of content/pictures, or draw one.`,
    ),
}
