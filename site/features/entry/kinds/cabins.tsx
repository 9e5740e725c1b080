import { presentKind } from './shared/entry-presentation.ts'
import { lodging } from './shared/lodging.ts'
import { drawNightPrice, showFigureItem, showRating } from './shared/show-figure-item.tsx'

export const presentation = presentKind<'cabins'>({
  ...lodging,
  listFigures: (entry, language) => [
    ...showRating(entry, language),
    ...showFigureItem(entry, 'price', 'price', entry.facts.price, (price) => drawNightPrice(price, language)),
  ],
})
