import type { MapCategory } from '#site/editorial/map-categories.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import type { MapWords } from './map-words.ts'
import './CategoryNote.css'

/** The addresses of the guide's pages that the notes lead on to, made by `hrefFor`. */
export interface NoteWays {
  travelInfo: string
  evCharging: string
  activities: string
}

/** Which categories have a note, and where it leads on (specification §2). */
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

interface Props {
  category: MapCategory
  ways: NoteWays
  words: MapWords
}

/** What is good to know of all places of a kind, and the page that says more; nothing for kinds without a note. */
export function CategoryNote({ category, ways, words }: Props) {
  if (!hasNote(category)) return null
  return (
    <div className="category-note">
      <h3>{words[`map.note.${category}.title`]}</h3>
      <p>{words[`map.note.${category}.text`]}</p>
      <MoreLink href={ways[wayOfNotes[category]]}>{words[`map.note.${category}.link`]}</MoreLink>
    </div>
  )
}
