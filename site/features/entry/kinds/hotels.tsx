import { TopRatedBadge } from '#site/features/entry/ratings/TopRatedBadge.tsx'
import { presentKind } from './shared/entry-presentation.ts'
import { lodging } from './shared/lodging.ts'
import { drawNightPrice, showFigureItem, showPriceLevel, showRating } from './shared/show-figure-item.tsx'

export const presentation = presentKind<'hotels'>({
  ...lodging,
  listFigures: (entry, language) => [
    ...showRating(entry, language, (rating) => <TopRatedBadge rating={rating} language={language} />),
    ...showFigureItem(entry, 'price', 'price', entry.facts.price, ({ lead, strikeOut }) =>
      drawNightPrice(lead, language, strikeOut),
    ),
    ...showPriceLevel(entry, language),
  ],
})
