import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

export const messagesKeepGaps: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'a sentence has the same {gaps} in every language',
  findProblems({ messages }) {
    const norwegian = messages.no ?? {}
    return Object.entries(messages).flatMap(([language, words]) =>
      Object.entries(words)
        .filter(([key, text]) => norwegian[key] !== undefined && listGaps(text) !== listGaps(norwegian[key]))
        .map(([key, text]) => ({
          file: `site/i18n/messages/${language}.json`,
          fix: `"${key}" has ${listGaps(text) || 'no gaps'}, but in Norwegian ${listGaps(norwegian[key] ?? '') || 'none'}.`,
        })),
    )
  },
}

function listGaps(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')
}
