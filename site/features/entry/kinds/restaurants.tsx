import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Words } from '#site/ui/Words.tsx'
import { presentKind } from './shared/entry-presentation.ts'
import { showPriceLevel, showRating } from './shared/show-figure-item.tsx'

const cuisineWords = {
  seafood: 'cuisine.seafood',
  traditional: 'cuisine.traditional',
  international: 'cuisine.international',
  stockfish: 'cuisine.stockfish',
  cafe: 'cuisine.cafe',
  italian: 'cuisine.italian',
  fineDining: 'cuisine.fineDining',
} as const satisfies Record<string, MessageKey>

export const presentation = presentKind<'restaurants'>({
  heading: 'entry.eatHere',
  drawSummary: ({ words }, language) => (
    <p className="dish">
      <span className="muted">{translator(language)('entry.dish')}</span>
      <Words as="em" html={renderInlineMarkdown(words.dish)} />
    </p>
  ),
  listFigures: (entry, language) => [...showRating(entry, language), ...showPriceLevel(entry, language)],
  direct: { beside: 'entry.direct', alone: 'entry.directOnly', unknown: 'entry.directNotFound' },
  listFacts: ({ facts }, language) => {
    const translate = translator(language)
    const kitchen = facts.cuisine.map((id) => translate(cuisineWords[id])).join(', ')
    return { before: [{ name: translate('entry.cuisine'), valueHtml: capitalise(kitchen) }] }
  },
  expectedFields: ['address', 'website', 'phone'],
  listSources: () => [],
})
