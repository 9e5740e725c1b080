import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const remedies: [RegExp, string][] = [
  [/(?<!<)!(?!\[)/g, 'The guide does not shout. End the sentence with a full stop.'],
  [
    /hidden gem|must-see|paradise|breathtaking|skjult perle|paradis\b|Geheimtipp|Paradies|atemberaubend/gi,
    'Say what there is to see instead of praising it.',
  ],
  [/\bYr\b/g, 'Our source is MET Norway (Meteorologisk institutt); Yr is somebody else’s product.'],
]

export const textsAreSober: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'texts do not shout, praise or name the wrong source',
  findProblems({ content, messages }) {
    const words = Object.entries(messages).map(([language, texts]) => ({
      path: `site/i18n/messages/${language}.json`,
      text: Object.values(texts).join('\n'),
    }))
    return [...content, ...words].flatMap(({ path, text }) =>
      remedies.flatMap(([pattern, fix]): Problem[] =>
        [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
          file: path.endsWith('.json') ? path : `${path}:${lineOf(text, index)}`,
          fix: `«${found}»: ${fix}`,
        })),
      ),
    )
  },
}
