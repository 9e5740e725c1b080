import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallNote } from '#desk/contract.ts'
import type { EntryKey } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeFileWhole } from '#desk/engine/files/write-together.ts'

type Notes = Record<string, CallNote>

function fileOfNotes(place: Workplace): string {
  return join(place.desk, 'calls.json')
}

/** Returns what was noted of each house: `hotels/scandic-svolvaer`. Names of persons stand here and nowhere else. */
export function readCallNotes(place: Workplace): Notes {
  const file = fileOfNotes(place)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Notes) : {}
}

export function keepCallNote(place: Workplace, { kind, id }: EntryKey, note: CallNote): void {
  writeFileWhole(
    place,
    fileOfNotes(place),
    JSON.stringify({ ...readCallNotes(place), [`${kind}/${id}`]: note }, null, 2),
  )
}
