import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, FileName } from '#desk/contract.ts'
import type { EntryKey } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeFileWhole } from '#desk/engine/files/write-together.ts'

/** Changes of an entry that the check refuses, kept beside the content: they break no page. */
export interface KeptDraft {
  changes: Change[]
  /** The hashes of the files that they were made on. */
  bases: Partial<Record<FileName, string>>
  savedAt: string
}

function fileOfDraft(place: Workplace, { kind, id }: EntryKey): string {
  return join(place.desk, 'drafts', kind, `${id}.json`)
}

/** Returns the draft of an entry; undefined without one. */
export function readDraft(place: Workplace, key: EntryKey): KeptDraft | undefined {
  const file = fileOfDraft(place, key)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptDraft) : undefined
}

/** Keeps a draft, or removes it for undefined. */
export function keepDraft(place: Workplace, key: EntryKey, draft: KeptDraft | undefined): void {
  const file = fileOfDraft(place, key)
  if (draft) writeFileWhole(place, file, JSON.stringify(draft, null, 2))
  else rmSync(file, { force: true })
}

/** Returns which entries have a draft: `hotels/scandic-svolvaer`. */
export function listDrafts(place: Workplace): Set<string> {
  const folder = join(place.desk, 'drafts')
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true }) as string[]
  return new Set(files.filter((file) => file.endsWith('.json')).map((file) => file.replaceAll('\\', '/').slice(0, -5)))
}
