import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

export const messagesAreWords: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'no word of the interface is its own key',
  findProblems({ messages }) {
    return Object.entries(messages).flatMap(([language, words]) =>
      Object.entries(words)
        .filter(([key, text]) => text === key)
        .map(([key]) => ({ file: `site/i18n/messages/${language}.json`, fix: `"${key}" is not translated yet.` })),
    )
  },
}
