import type { DeskState } from '#desk/contract.ts'
import { listDrafts } from '#desk/engine/entries/drafts.ts'
import { describeFiles, nameOfEntry } from '#desk/engine/entries/open-entry.ts'
import { listIds, readTexts } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { kindIds } from '#site/content/model/kinds.ts'

/** Returns every entry by kind, with what waits and what is broken. */
export function describeDesk(place: Workplace, today: string): DeskState {
  const drafts = listDrafts(place)
  return {
    today,
    kinds: kindIds.map((kind) => ({
      id: kind,
      isWritable: kind !== 'seasons',
      entries: listIds(place, kind)
        .map((id) => {
          const files = describeFiles(readTexts(place, { kind, id }))
          const isBroken = Object.values(files).some(({ broken }) => broken !== undefined)
          return { id, name: nameOfEntry({ kind, id }, files), hasDraft: drafts.has(`${kind}/${id}`), isBroken }
        })
        .sort((one, other) => one.name.localeCompare(other.name, 'nb')),
    })),
    unpublished: 0,
  }
}
