import { mapLanguages } from '#contract/languages.ts'
import type { Draft, EntryState, Field, FileName, FileState } from '#desk/contract.ts'
import { findHouse } from '#desk/engine/calls/call-list.ts'
import { describeText, type EntryKey, hasHead, readTexts, type Texts } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { formOf } from '#desk/engine/form/group-at.ts'
import { describePhoto } from '#desk/engine/photos/photo-of-entry.ts'
import { Refused } from '#desk/engine/refused.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { applyChanges } from './apply-changes.ts'
import { readDraft } from './drafts.ts'
import { judgeEntry, listNewFaults } from './judge.ts'

/** Returns the files of an entry as the desk shows them. */
export function describeFiles(texts: Texts): Record<FileName, FileState> {
  return Object.fromEntries(
    (Object.keys(texts) as FileName[]).map((file) => [file, describeText(texts[file], hasHead(file))]),
  ) as Record<FileName, FileState>
}

const bodyField: Field = {
  name: 'body',
  control: 'longText',
  label: { no: 'Teksten på siden', en: 'The text of the page', de: 'Der Text der Seite' },
  help: 'Paragraphs with an empty line between them; headings begin with ##, links are [Reine](places/reine)',
  group: '',
  isAsked: false,
  isRequired: true,
}

/** Returns the name that the lists of the desk show. */
export function nameOfEntry({ id }: EntryKey, files: Record<FileName, FileState>): string {
  const name = files.en.value?.name ?? files.facts.value?.name ?? files.en.value?.title
  return typeof name === 'string' ? name : id
}

/** Returns everything that the page of an entry shows. A file that is broken by hand says so and hides nothing else. */
export async function openEntry(place: Workplace, key: EntryKey, today: string): Promise<EntryState> {
  const texts = readTexts(place, key)
  const files = describeFiles(texts)
  const faults = judgeEntry(key, texts)
  const house = findHouse(place, key, today)
  const draft = describeDraft(place, key, texts)
  const photo = await describePhoto(place, key)
  const isDraft = key.kind === 'articles' && files.facts.value?.isDraft === true
  return {
    ...key,
    name: nameOfEntry(key, files),
    ...(house ? { house } : {}),
    files,
    forms: {
      facts: formOf(key.kind, 'facts'),
      words: [...formOf(key.kind, 'no'), bodyField],
      photo: formOf(key.kind, 'photo'),
    },
    ...(draft ? { draft } : {}),
    faults,
    ...(isDraft ? { isDraft } : { pages: mapLanguages((language) => linkToEntry(key.kind, key.id, language)) }),
    ...(photo ? { photo } : {}),
  }
}

function describeDraft(place: Workplace, key: EntryKey, texts: Texts): Draft | undefined {
  const kept = readDraft(place, key)
  if (!kept) return undefined
  const { changes, bases, savedAt } = kept
  const files = describeFiles(texts)
  const outdated = (Object.keys(bases) as FileName[]).filter((file) => bases[file] !== files[file].hash)
  try {
    const faults = listNewFaults(judgeEntry(key, texts), judgeEntry(key, applyChanges(key.kind, texts, changes)))
    return { changes, savedAt, faults, outdated }
  } catch (error) {
    // The file has changed so that the draft has no place in it any more.
    if (!(error instanceof Refused)) throw error
    const message = [error.message, error.remedy].filter(Boolean).join(' ')
    return { changes, savedAt, faults: [{ file: changes[0]?.file ?? 'facts', path: [], message }], outdated }
  }
}
