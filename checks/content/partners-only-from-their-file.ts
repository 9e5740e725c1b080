import { parse } from 'yaml'
import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const partnersFile = 'content/partners.yaml'

interface Programme {
  hosts?: string[]
  idParameter?: string
  id?: string | null
}

/** A hand-written link has no label, and a hand-written id is forgotten when it changes. */
export const partnersOnlyFromTheirFile: Rule<Pick<WrittenTexts, 'content' | 'messages' | 'siteCode'>> = {
  name: 'no text and no code names a partner’s host or id: links are made from content/partners.yaml',
  findProblems({ content, messages, siteCode }) {
    const programmes = Object.values(
      (parse(content.find(({ path }) => path === partnersFile)?.text ?? '') ?? {}) as Record<string, Programme>,
    )
    const forbidden = programmes.flatMap(({ hosts = [], id, idParameter }) => [
      ...hosts.map((host) => host.replace(/^www\./, '')),
      ...(id ? [id] : []),
      ...(idParameter ? [`?${idParameter}=`, `&${idParameter}=`] : []),
    ])
    const texts = [
      ...content.filter(({ path }) => path !== partnersFile),
      ...siteCode,
      ...Object.entries(messages).map(([language, words]) => ({
        path: `site/i18n/messages/${language}.json`,
        text: Object.values(words).join('\n'),
      })),
    ]
    return texts.flatMap(({ path, text }): Problem[] =>
      forbidden.flatMap((words) => {
        const index = text.toLowerCase().indexOf(words.toLowerCase())
        return index < 0
          ? []
          : [
              {
                file: `${path}:${lineOf(text, index)}`,
                fix: `«${words}» belongs to a partner. Take it out; paying links are made by site/content/model/partners.ts.`,
              },
            ]
      }),
    )
  },
}
