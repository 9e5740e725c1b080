import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

export const messagesAreComplete: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'every word of the interface is there in every language',
  findProblems({ messages }) {
    const keys = new Set(Object.values(messages).flatMap((words) => Object.keys(words)))
    return Object.entries(messages).flatMap(([language, words]) => {
      const file = `site/i18n/messages/${language}.json`
      if (Object.keys(words).length === 0) return [{ file, fix: `Write the ${keys.size} words of the interface.` }]
      return [...keys]
        .filter((key) => !words[key]?.trim())
        .map((key) => ({ file, fix: `Write the words of "${key}".` }))
    })
  },
}
