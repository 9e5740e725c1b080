import { join } from 'node:path'
import { listOldFacts } from '#checks/content/find-old-facts.ts'
import { languageKeys } from '#contract/languages.ts'
import type { DueList, Json } from '#desk/contract.ts'
import { readCallNotes } from '#desk/engine/calls/call-notes.ts'
import { listDrafts } from '#desk/engine/entries/drafts.ts'
import { describeFiles, nameOfEntry } from '#desk/engine/entries/open-entry.ts'
import { namesOfFiles } from '#desk/engine/entries/schemas-of-entries.ts'
import { describeText, type EntryKey, listEntryKeys, readOwnText, readTexts } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { judgeOutsideLink } from '#scripts/owner/links/judge-outside-links.ts'
import { readLinkMemory } from '#scripts/owner/links/link-memory.ts'
import { listMissing } from '#site/content/model/publisher.ts'
import { siteFactsSchema } from '#site/content/model/site-facts.ts'
import { translator } from '#site/i18n/translate.ts'
import { isMap } from '#yaml/json.ts'

type Section = DueList['sections'][number]
type Item = Section['items'][number]

function section(title: string, items: Item[], state: 'due' | 'open'): Section {
  return { title, state: items.length > 0 ? state : 'well', items }
}

/** Resolves with what needs the owner: facts past their day, broken files, missing languages, drafts, examples, dead links, calls that are due. */
export async function listDue(place: Workplace, today: string): Promise<DueList> {
  const entries = listEntryKeys(place).map((key) => {
    const texts = readTexts(place, key)
    const files = describeFiles(texts)
    return { key, texts, files, name: nameOfEntry(key, files) }
  })
  const item = (key: EntryKey, name: string, text: string): Item => ({ text: `${name}: ${text}`, entry: key })
  const broken = entries.flatMap(({ key, files, name }) =>
    Object.entries(files).flatMap(([file, { broken }]) =>
      broken ? [item(key, name, `${file}, line ${broken.line}: ${broken.message}`)] : [],
    ),
  )
  const missing = entries.flatMap(({ key, texts, name }) =>
    languageKeys.flatMap((language) =>
      texts[language] === undefined ? [item(key, name, `${namesOfFiles[language]} is missing`)] : [],
    ),
  )
  const old = entries.flatMap(({ key, texts, name }) =>
    listOldFacts([{ path: `content/${key.kind}/${key.id}/facts.yaml`, text: texts.facts ?? '' }], today).map(
      ({ name: field, checkedOn, due }) =>
        item(
          key,
          name,
          due
            ? `${field}, looked up on ${checkedOn}, was due on ${due}`
            : `${field} says ${checkedOn}, which has not come yet`,
        ),
    ),
  )
  const examples = entries.flatMap(({ key, files, name }) => {
    const fields = listExamples(files.facts.value as Json | undefined)
    return fields.length > 0 ? [item(key, name, fields.join(', '))] : []
  })
  const drafts = [...listDrafts(place)].flatMap((draft) => {
    const found = entries.find(({ key }) => `${key.kind}/${key.id}` === draft)
    return found ? [item(found.key, found.name, 'changes wait, on no page')] : []
  })
  const notes = readCallNotes(place)
  const calls = entries.flatMap(({ key, name }) => {
    const on = notes[`${key.kind}/${key.id}`]?.ringAgainOn
    return on !== undefined && on <= today ? [item(key, name, `ring again, since ${on}`)] : []
  })
  return {
    sections: [
      section('The publisher', listUnsaid(place), 'due'),
      section('Files that cannot be read', broken, 'due'),
      section('Calls promised for today or before', calls, 'due'),
      section('Facts past their day', old, 'due'),
      section('Missing languages', missing, 'due'),
      section('Links to others that are dead', await listDeadLinks(place), 'due'),
      section('Drafts', drafts, 'open'),
      section('Examples, which visitors never see', examples, 'open'),
    ],
  }
}

/** Returns what the imprint does not say yet. */
function listUnsaid(place: Workplace): Item[] {
  const site = siteFactsSchema.safeParse(describeText(readOwnText(place.content, 'site.yaml'), false).value)
  const missing = site.success ? listMissing(site.data.publisher) : []
  const names = missing.map((key) => translator('en')(key).toLowerCase())
  return names.length > 0 ? [{ text: `Not said yet: ${names.join(', ')}`, address: '/desk/settings' }] : []
}

/** Returns the fields whose value is an example. */
function listExamples(facts: Json | undefined): string[] {
  if (!isMap(facts)) return []
  return Object.entries(facts).flatMap(([name, value]) => (isMap(value) && value.evidence === 'sample' ? [name] : []))
}

/** Resolves with the links that `npm run owner -- --outside` last found dead. */
async function listDeadLinks(place: Workplace): Promise<Item[]> {
  const { outside } = await readLinkMemory(join(place.project, 'data/owner/links.json'))
  return Object.entries(outside).flatMap(([address, answer]) =>
    judgeOutsideLink(answer) === 'dead' ? [{ text: address, address }] : [],
  )
}
