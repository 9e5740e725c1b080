import type { MapCategory } from '#site/editorial/map-categories.ts'
import { colourClassOf, emojiOfCategory } from './categories.ts'
import './CategoryDot.css'

/** The round sign of a category, as on its markers. Decoration: the words stand beside it. */
export function CategoryDot({ category }: { category: MapCategory }) {
  return (
    <span className={`map-dot ${colourClassOf(category)}`} aria-hidden="true">
      {emojiOfCategory(category)}
    </span>
  )
}
