import type { HouseEntry } from '#site/editorial/entries.ts'
import type { EntryPresentation } from './kinds/shared/entry-presentation.ts'

const presentations = import.meta.glob<EntryPresentation<HouseEntry>>('./kinds/*.tsx', {
  eager: true,
  import: 'presentation',
})

/** Returns what differs per kind on the page of an entry: `kinds/<kind>.tsx`. Throws for a kind that has no such file. */
export function presentationOf({ kind }: HouseEntry): EntryPresentation<HouseEntry> {
  const presentation = presentations[`./kinds/${kind}.tsx`]
  if (!presentation)
    throw new Error(`The kind "${kind}" has a page and no presentation. Write site/features/entry/kinds/${kind}.tsx.`)
  return presentation
}
