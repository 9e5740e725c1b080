import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatCuisines } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { presentKind } from './shared/entry-presentation.ts'

export const presentation = presentKind<'restaurants'>({
  heading: 'entry.eatHere',
  drawSummary: ({ words }, language) => (
    <p className="dish">
      <span className="muted">{translator(language)('entry.dish')}</span>
      <RichText as="em" html={renderInlineMarkdown(words.dish)} />
    </p>
  ),
  direct: { beside: 'entry.direct', alone: 'entry.directOnly' },
  listFacts: ({ facts }, language) => [
    { name: translator(language)('entry.cuisine'), valueHtml: formatCuisines(facts.cuisine, language) },
  ],
  listSources: () => [],
})
