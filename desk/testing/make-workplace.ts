import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Workplace, workplaceIn } from '#desk/engine/files/workplace.ts'
import { kindIds } from '#site/content/model/kinds.ts'

/** Copies entries of the guide into a folder of their own, for tests that change them; `remove` takes it away. */
export function makeWorkplace(...entries: string[]): Workplace & { remove: () => void } {
  const place = workplaceIn(mkdtempSync(join(tmpdir(), 'desk-')))
  for (const kind of kindIds) mkdirSync(join(place.content, kind), { recursive: true })
  mkdirSync(place.desk, { recursive: true })
  for (const entry of entries) cpSync(join('content', entry), join(place.content, entry), { recursive: true })
  return { ...place, remove: () => rmSync(place.project, { recursive: true, force: true }) }
}
