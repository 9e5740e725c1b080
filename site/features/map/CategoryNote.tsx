import type { MapCategory } from '#site/content/model/map-categories.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import type { MapWords } from './map-words.ts'
import './PointCard.css'

/** Addresses of guide pages that the notes link to, made by `hrefFor`. */
export type NoteWays = Record<'travelInfo' | 'evCharging' | 'activities', string>

/** Categories with a note, and where it links to (specification §2). */
const wayOfNotes = {
  airport: 'travelInfo',
  charger: 'evCharging',
  fishing: 'activities',
  beach: 'activities',
  parking: 'travelInfo',
} as const satisfies Partial<Record<MapCategory, keyof NoteWays>>

function hasNote(category: MapCategory): category is keyof typeof wayOfNotes {
  return Object.hasOwn(wayOfNotes, category)
}

export function CategoryNote({ category, ways, words }: { category: MapCategory; ways: NoteWays; words: MapWords }) {
  if (!hasNote(category)) return null
  return (
    <div className="category-note">
      <h3>{words[`map.note.${category}.title`]}</h3>
      <p>{words[`map.note.${category}.text`]}</p>
      <MoreLink href={ways[wayOfNotes[category]]}>{words[`map.note.${category}.link`]}</MoreLink>
    </div>
  )
}
