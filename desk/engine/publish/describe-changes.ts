import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, nameInEnglish } from '#contract/languages.ts'
import type { ChangedEntry, Json } from '#desk/contract.ts'
import { describeText } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { isKind } from '#site/content/model/kinds.ts'
import { isMap } from '#yaml/json.ts'
import { listChangedFiles, readCommitted } from './git.ts'

/** Resolves with what differs from the last commit, in words, by entry. */
export async function describeChanges(place: Workplace): Promise<ChangedEntry[]> {
  const files = await listChangedFiles(place.project)
  const byEntry = Map.groupBy(files, (file) => /^content\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? file)
  return Promise.all([...byEntry].map(([subject, inside]) => describeEntry(place, subject, inside)))
}

async function describeEntry(place: Workplace, subject: string, files: string[]): Promise<ChangedEntry> {
  const each = await Promise.all(files.map((file) => describeFile(place, file)))
  const facts = describeText(await readNow(join(place.content, subject, 'facts.yaml')), false).value
  const name = [facts?.name, ...each.map((file) => file.name)].find((found) => typeof found === 'string') ?? subject
  const isEntry = isKind(subject.split('/')[0] ?? '') && facts !== undefined
  return { subject, isEntry, name, sentences: each.flatMap(({ sentences }) => sentences), files }
}

async function describeFile(
  place: Workplace,
  file: string,
): Promise<{ name: string | undefined; sentences: string[] }> {
  const last = file.split('/').at(-1) ?? file
  if (!/\.(yaml|md)$/.test(file)) return { name: undefined, sentences: [`${last}: a new picture, or one taken away`] }
  const [before, after] = await Promise.all([readCommitted(place.project, file), readNow(join(place.project, file))])
  const read = (text: string | undefined) =>
    (describeText(text, file.endsWith('.md')).value ?? {}) as Record<string, Json>
  const name = read(after).name ?? read(before).name
  const where = nameOfFile(last)
  const sentences =
    before === undefined
      ? [`${where}: new`]
      : after === undefined
        ? [`${where}: taken away`]
        : listDifferences(read(before), read(after), '').map((sentence) => `${where}, ${sentence}`)
  // Comments and the order of lines are changes too.
  const isUnseen = sentences.length === 0
  return {
    name: typeof name === 'string' ? name : undefined,
    sentences: isUnseen ? [`${where}: only its layout`] : sentences,
  }
}

function readNow(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}

function nameOfFile(name: string): string {
  if (name === 'facts.yaml') return 'Facts'
  if (name === 'photo.yaml') return 'Photo'
  const language = /^(no|en|de)\.(md|yaml)$/.exec(name)?.[1]
  return language ? nameInEnglish(language as Language) : name
}

function listDifferences(before: Json | undefined, after: Json | undefined, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isFact = isMap(after) && 'checkedOn' in after
  if (isMap(before) && isMap(after) && !(isFact && 'value' in after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => listDifferences(before[key], after[key], path ? `${path} › ${key}` : key))
  }
  return [`${path}: ${show(before, 'nothing')} → ${show(after, 'nothing')}`]
}

const mostLetters = 90

/** Returns a value in a few words; a fact by what it says. */
function show(value: Json | undefined, absent: string): string {
  if (value === undefined || value === null) return absent
  if (isMap(value) && 'value' in value) return show(value.value, absent)
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : sayInWords(value)
  return text.length > mostLetters ? `${text.slice(0, mostLetters)} …` : text
}

/** Returns the message of a commit: what changed, in a line, then in detail. */
export function writeMessage(changes: readonly ChangedEntry[]): string {
  const [first, ...others] = changes
  const names = others.length === 0 ? first?.name : `${first?.name} and ${others.length} more`
  return [
    `Change ${names}`,
    '',
    ...changes.flatMap(({ subject, sentences }) => sentences.map((sentence) => `${subject}: ${sentence}`)),
  ].join('\n')
}

/** Returns a list or the fields of a value as a person says them: «from 1650, unit night». */
function sayInWords(value: Json): string {
  if (Array.isArray(value)) return value.map(sayInWords).join(', ')
  if (!isMap(value)) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${sayInWords(inner)}`)
    .join(', ')
}
