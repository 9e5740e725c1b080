import type { HouseEntry } from '#site/content/model/entries.ts'
import type { EntryPresentation } from './kinds/shared/entry-presentation.ts'

const presentations = import.meta.glob<EntryPresentation<HouseEntry>>('./kinds/*.tsx', {
  eager: true,
  import: 'presentation',
})

/** Returns the presentation of an entry’s kind from `kinds/<kind>.tsx`. Throws for a kind without that file. */
export function presentationOf({ kind }: HouseEntry): EntryPresentation<HouseEntry> {
  const presentation = presentations[`./kinds/${kind}.tsx`]
  if (!presentation)
    throw new Error(`The kind "${kind}" has a page and no presentation. Write site/features/entry/kinds/${kind}.tsx.`)
  return presentation
}
