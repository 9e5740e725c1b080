import type { MapCategory } from '#site/content/model/map-categories.ts'
import { colourClassOf, emojiOfCategory } from './categories.ts'
import './CategoryDot.css'

/** The round mark of a category, as on its markers. Decorative: text stands beside it. */
export function CategoryDot({ category }: { category: MapCategory }) {
  return (
    <span className={`map-dot ${colourClassOf(category)}`} aria-hidden="true">
      {emojiOfCategory(category)}
    </span>
  )
}
