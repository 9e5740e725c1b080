import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Document, parseDocument } from 'yaml'
import { type FileName, type FileState, fileNames, type Json } from '#desk/contract.ts'
import { namesOfFiles, schemasOfEntries } from '#desk/engine/entries/schemas-of-entries.ts'
import { Refused } from '#desk/engine/refused.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import { isKind, type Kind } from '#site/content/model/kinds.ts'
import type { Workplace } from './workplace.ts'

/** More than the longest file of the guide by far. */
const mostLetters = 1_000_000

/** Which entry; only from `findEntry`, so that it is known to exist inside `content/`. */
export interface EntryKey {
  kind: Kind
  id: string
}

/** Returns the ids of a kind's entries: the names of its folders, sorted; links are no folders. */
export function listIds(place: Workplace, kind: Kind): string[] {
  return readdirSync(join(place.content, kind), { withFileTypes: true })
    .filter((item) => item.isDirectory() && !item.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}

/** Returns every entry of the guide. */
export function listEntryKeys(place: Workplace): EntryKey[] {
  return (Object.keys(schemasOfEntries) as Kind[]).flatMap((kind) => listIds(place, kind).map((id) => ({ kind, id })))
}

/** Returns an entry by what a browser calls it. Throws `Refused` for anything that is not in the lists. */
export function findEntry(place: Workplace, kind: string, id: string): EntryKey {
  if (!isKind(kind) || !listIds(place, kind).includes(id)) {
    throw new Refused(404, `There is no entry ${kind}/${id}.`, 'Choose one from the lists of the desk.')
  }
  return { kind, id }
}

/** Returns the folder of an entry. Throws `Refused` where a link leads out of `content/`. */
export function folderOf(place: Workplace, { kind, id }: EntryKey): string {
  const folder = join(place.content, kind, id)
  if (realpathSync(folder) !== join(realpathSync(place.content), kind, id)) {
    throw new Refused(403, `content/${kind}/${id} is a link to another folder.`, 'Put the folder itself there.')
  }
  return folder
}

/** Returns the path of a file inside `content/`. Throws `Refused` for a link, and for what is no file. */
export function ownFile(folder: string, name: string): string {
  const path = join(folder, name)
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile()) {
    throw new Refused(403, `${name} is no file of its own but a link or a folder.`, 'Put the file itself there.')
  }
  return path
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the text of a file; undefined where there is none. Throws `Refused` for a link and for one that is far too long. */
export function readOwnText(folder: string, name: string): string | undefined {
  const path = ownFile(folder, name)
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  if (found.size > mostLetters)
    throw new Refused(413, `${name} is too long for the desk.`, 'Look at it in a text editor.')
  return readFileSync(path, 'utf8')
}

/** The texts of an entry's files; undefined for one that is not there. */
export type Texts = Record<FileName, string | undefined>

export function readTexts(place: Workplace, key: EntryKey): Texts {
  const folder = folderOf(place, key)
  return Object.fromEntries(fileNames.map((file) => [file, readOwnText(folder, namesOfFiles[file])])) as Texts
}

/** Whether a file is Markdown with a head of YAML. */
export function hasHead(file: FileName): boolean {
  return file !== 'facts' && file !== 'photo'
}

// Lists read every file of the guide, after each answer anew; reading YAML takes nearly all of that time.
const described = new LRUCache<string, FileState>({ max: 5000 })

/** Returns the state of a text: its hash and what it says, or the line where it is broken. It is shared, so callers must not modify it. */
export function describeText(text: string | undefined, hasFrontMatter: boolean): FileState {
  if (text === undefined) return { hash: '', value: undefined }
  const hash = hashOf(text)
  const key = `${hash} ${hasFrontMatter}`
  const known = described.get(key) ?? readText(text, hasFrontMatter, hash)
  described.set(key, known)
  return known
}

function readText(text: string, hasFrontMatter: boolean, hash: string): FileState {
  const parts = hasFrontMatter ? splitFrontMatter(text) : { head: text, body: undefined }
  if (!parts) {
    const message = 'The file has no head.'
    const remedy = 'Begin it with a line of --- and end the head with another.'
    return { hash, value: undefined, broken: { line: 1, message, remedy, lineText: text.split('\n')[0] ?? '' } }
  }
  const document = parseDocument(parts.head)
  const [error] = document.errors
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + (hasFrontMatter ? 1 : 0)
    const message = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
    return {
      hash,
      value: undefined,
      broken: { line, message, remedy: remedyOf(error.code), lineText: text.split('\n')[line - 1] ?? '' },
    }
  }
  const value = readValue(document)
  if (value instanceof ReferenceError) {
    const [message, remedy] = [value.message, remedyOf('BAD_ALIAS')]
    return { hash, value: undefined, broken: { line: 1, message, remedy, lineText: text.split('\n')[0] ?? '' } }
  }
  return { hash, value: parts.body === undefined ? value : { ...value, body: parts.body } }
}

/** Returns what a document says, or why not: aliases that lead nowhere, or repeat without end. */
function readValue(document: Document): Record<string, Json> | ReferenceError {
  try {
    return (document.toJS() ?? {}) as Record<string, Json>
  } catch (error) {
    if (error instanceof ReferenceError) return error
    throw error
  }
}

const remedies: Record<string, string> = {
  BAD_INDENT: 'Give the line as many spaces at its beginning as its neighbours have.',
  TAB_AS_INDENT: 'Put spaces in the place of the tab at the beginning of the line.',
  DUPLICATE_KEY: 'This name stands there a second time: rename or delete one of the two.',
  MISSING_CHAR: 'A quotation mark, a bracket or a colon is missing here or in the line before.',
  UNEXPECTED_TOKEN:
    'Something stands here that does not belong: look for a missing quotation mark or bracket before it.',
  BAD_ALIAS: 'A *name stands here, but no &name before it: write the value out.',
}

function remedyOf(code: string): string {
  return `${remedies[code] ?? 'Put the text in "quotation marks", and compare the line with its neighbours.'} Other entries are not touched by it.`
}
