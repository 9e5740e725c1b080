import { expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from './link-to-entry.ts'
import { trips } from './trip-queries.ts'

const children = { no: /\bbarn(?!ehage)/i, en: /\bchild(?:ren)?\b/i, de: /\bKinder/ } as const

test.each(languageKeys)('every hike says whom of the children it suits: %s', (language) => {
  const silent = trips
    .list(language)
    .filter(({ facts }) => facts.type === 'hike')
    .filter(
      ({ words: { keywords: _, ...words }, bodyHtml }) =>
        !children[language].test(`${JSON.stringify(words)} ${bodyHtml}`),
    )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('what is not for small children leads to what is', () => {
  for (const language of languageKeys)
    expect(trips.read('reinebringen', language).bodyHtml).toContain(linkToEntry('articles', 'with-children', language))
})
