import type { Change, Conflict, Fault, FileName, JudgeAnswer, Path, SaveRequest } from '#desk/contract.ts'
import {
  describeText,
  type EntryKey,
  hasHead,
  hashOf,
  readTexts,
  type Texts,
} from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeTogether } from '#desk/engine/files/write-together.ts'
import { groupAt } from '#desk/engine/form/group-at.ts'
import { hasPhoto, showPhoto } from '#desk/engine/photos/photo-of-entry.ts'
import { Refused } from '#desk/engine/refused.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import { valueAt } from '#yaml/json.ts'
import { applyChanges, areRelated } from './apply-changes.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { judgeEntry, listNewFaults } from './judge.ts'
import { namesOfFiles } from './schemas-of-entries.ts'
import { listTouched } from './touched-sentences.ts'

/** Returns a file's hash; empty for one that is not there. */
function hashOfFile(text: string | undefined): string {
  return text === undefined ? '' : hashOf(text)
}

/**
 * Throws `Refused` with both versions where a file that changes is not as it was read. A file that somebody else has changed
 * elsewhere is one as well: the whole of it was in view.
 */
function checkBases(texts: Texts, { changes, bases }: SaveRequest): void {
  const changed = changes.filter(({ file }) => bases[file] !== hashOfFile(texts[file]))
  if (changed.length === 0) return
  const conflict: Omit<Conflict, 'error' | 'remedy'> = {
    conflicts: changed.map(({ file, path, value }) => ({
      file,
      path,
      yours: value,
      theirs: valueAt(describeText(texts[file], hasHead(file)).value, path),
    })),
    hashes: Object.fromEntries(changed.map(({ file }) => [file, hashOfFile(texts[file])])),
  }
  throw new Refused(
    409,
    'Another window has changed this since you opened it.',
    'Choose yours or theirs, and save again.',
    conflict,
  )
}

/** Returns changes with those that a later one replaces left out. */
function mergeChanges(changes: readonly Change[]): Change[] {
  return changes.filter(
    (change, index) =>
      change.insteadOf !== undefined ||
      !changes
        .slice(index + 1)
        .some(
          (later) => later.file === change.file && later.insteadOf === undefined && areRelated(later.path, change.path),
        ),
  )
}

/** Returns what the judges say of changes, and the sentences that they touch. Writes nothing. */
export function judgeChanges(place: Workplace, key: EntryKey, { changes }: SaveRequest): JudgeAnswer {
  const texts = readTexts(place, key)
  const all = mergeChanges([...(readDraft(place, key)?.changes ?? []), ...changes])
  const after = applyChanges(key.kind, texts, all)
  return { faults: newFaults(place, key, texts, after), touched: touchedBy(key, after, changes) }
}

function newFaults(place: Workplace, key: EntryKey, before: Texts, after: Texts): Fault[] {
  const message = 'There is no picture yet: put it in first, then what is said of it can be saved.'
  const isAlone = before.photo === undefined && after.photo !== undefined && !hasPhoto(place, key)
  const alone: Fault[] = isAlone ? [{ file: 'photo', path: [], message }] : []
  return [...alone, ...listNewFaults(judgeEntry(key, before), judgeEntry(key, after))]
}

function touchedBy(key: EntryKey, texts: Texts, changes: readonly Change[]) {
  return listTouched(texts, changes, (path: Path) => groupAt(key.kind, path))
}

/**
 * Writes the changes that the judges take, together with what waited as a draft; the others wait. Throws `Refused` (409) with both
 * versions where a file is not as it was read.
 */
export function saveEntry(
  place: Workplace,
  key: EntryKey,
  request: SaveRequest,
): JudgeAnswer & { state: 'saved' | 'draft' } {
  const texts = readTexts(place, key)
  checkBases(texts, request)
  const waiting = readDraft(place, key)
  const all = mergeChanges([...(waiting?.changes ?? []), ...request.changes])
  const whole = applyChanges(key.kind, texts, all)
  const faults = newFaults(place, key, texts, whole)
  // A faulty answer holds up no other: what has nothing to do with the faults is tried for itself.
  const good = faults.length === 0 ? all : all.filter((change) => !isAtFault(change, faults))
  const after = faults.length === 0 ? whole : applyChanges(key.kind, texts, good)
  const isGood = faults.length === 0 || newFaults(place, key, texts, after).length === 0
  if (isGood) {
    writeTexts(place, key, texts, after)
    showPhoto(place, key)
  }
  const rest = isGood ? all.filter((change) => !good.includes(change)) : all
  const now = isGood ? after : texts
  const bases = Object.fromEntries(rest.map(({ file }) => [file, hashOfFile(now[file])]))
  keepDraft(place, key, rest.length === 0 ? undefined : { changes: rest, bases, savedAt: new Date().toISOString() })
  return {
    state: rest.length === 0 ? 'saved' : 'draft',
    faults,
    touched: touchedBy(key, rest.length === 0 ? whole : now, request.changes),
  }
}

function isAtFault(change: Change, faults: readonly Fault[]): boolean {
  return faults.some(
    (fault) =>
      fault.file === change.file && (areRelated(fault.path, change.path) || areRelated(change.path, fault.path)),
  )
}

/** Writes the texts that differ, all or none, and lets pages read the content anew. */
export function writeTexts(place: Workplace, key: EntryKey, before: Texts, after: Texts): void {
  const changed = (Object.keys(after) as FileName[]).filter((file) => after[file] !== before[file])
  if (changed.length === 0) return
  writeTogether(
    place,
    new Map(changed.map((file) => [`${key.kind}/${key.id}/${namesOfFiles[file]}`, after[file] ?? null])),
  )
  forgetContent()
}
