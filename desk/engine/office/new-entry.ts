import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageKeys } from '#contract/languages.ts'
import type { Fault, Field, Json, NewEntry, NewForm } from '#desk/contract.ts'
import { judgeEntry } from '#desk/engine/entries/judge.ts'
import { namesOfFiles } from '#desk/engine/entries/schemas-of-entries.ts'
import {
  describeText,
  type EntryKey,
  listEntryKeys,
  listIds,
  readOwnText,
  readTexts,
  type Texts,
} from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeTogether } from '#desk/engine/files/write-together.ts'
import { describeForm } from '#desk/engine/form/describe-form.ts'
import { formOf } from '#desk/engine/form/group-at.ts'
import { Refused } from '#desk/engine/refused.ts'
import { listFaults } from '#site/content/files/read-yaml.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import { isKind, type Kind } from '#site/content/model/kinds.ts'
import { listPictureIds } from '#site/content/pictures/read-pictures.ts'
import { questionsOfKind } from '#site/page-list/page-questions.ts'
import { changeYaml } from '#yaml/change-yaml.ts'
import { isMap } from '#yaml/json.ts'
import { writeLines } from '#yaml/write-value.ts'

/** What the desk fills in by itself. */
const filledIn = ['isDraft', 'order', 'access', 'prose', 'facts', 'sources', 'publishedOn', 'checkedOn']

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function findKind(kind: string): Kind {
  if (!isKind(kind) || kind === 'seasons') throw new Refused(404, `There are no new entries of ${kind}.`)
  return kind
}

/** Returns the fewest fields that make an honest page; what is left out is unknown, and asked on the call list. */
export function describeNew(place: Workplace, name: string): NewForm {
  const kind = findKind(name)
  const needed = (fields: Field[], others: string[]) =>
    fields.filter((field) => field.isRequired && !others.includes(field.name))
  const free = listFreePictures(place)
  const facts = needed(formOf(kind, 'facts'), filledIn).map(
    (field): Field =>
      field.name === 'picture' ? { ...field, control: 'choice', choices: free } : withoutSource(field),
  )
  // A draft of an article needs a name and some words; the rest comes when it becomes a page.
  const words =
    kind === 'articles'
      ? formOf(kind, 'no').filter((field) => field.name === 'name')
      : needed(formOf(kind, 'no'), ['facts'])
  const hasRows = formOf(kind, 'facts').some((field) => field.name === 'facts')
  const row: Field = {
    name: 'house',
    control: 'text',
    label: { no: 'Hva det er', en: 'What it is, the first row of the table', de: 'Was es ist' },
    help: 'In a few words: “Restaurant by the harbour, 40 seats”',
    group: '',
    isAsked: false,
    isRequired: true,
  }
  const body: Field = {
    ...row,
    name: 'body',
    control: 'longText',
    label: { no: 'Teksten', en: 'The text of the page', de: 'Der Text' },
    help: kind === 'articles' ? 'Some words are enough for a draft' : 'A paragraph of twenty words or more',
  }
  const questions: Field = {
    ...row,
    ...describeForm(z.object({ questions: questionsOfKind.valueType }))[0],
    label: { no: 'Hva gjester spør om', en: 'What guests ask that it answers', de: 'Was Gäste fragen' },
    help: 'Three questions or more, in their words; the search finds the page by them',
  }
  return { kind, facts, words: [...words, ...(hasRows ? [row] : []), body, questions] }
}

/** Returns a field without who says so and when, which the desk fills in. */
function withoutSource(field: Field): Field {
  if (!field.fields) return field
  return { ...field, fields: field.fields.filter(({ name }) => !['source', 'checkedOn'].includes(name)) }
}

/** Returns the drawings that no entry shows yet. */
function listFreePictures(place: Workplace): string[] {
  const taken = listEntryKeys(place).map((key) => describeText(readTexts(place, key).facts, false).value?.picture)
  return listPictureIds().filter((id) => !taken.includes(id))
}

/** Writes the files of a new entry. Throws `Refused` with the faults where the judges find any, and writes nothing. */
export function addEntry(place: Workplace, name: string, { id, facts, words, said }: NewEntry): EntryKey {
  const kind = findKind(name)
  if (!idPattern.test(id)) {
    throw new Refused(
      422,
      `“${id}” makes no address.`,
      'Take small letters without accents, figures and single hyphens: “stamsund-vest”.',
    )
  }
  if (existsSync(join(place.content, kind, id)))
    throw new Refused(409, `There is an entry ${kind}/${id} already.`, 'Take another id.')
  const key = { kind, id }
  const texts = composeTexts(place, kind, { facts, words, said })
  const questions = languageKeys.map((language) => ({
    language,
    path: `questions/${kind}/${language}.yaml`,
    value: words[language]?.questions ?? null,
  }))
  const faults: Fault[] = [
    ...judgeEntry(key, texts),
    ...questions.flatMap(({ language, value }) =>
      listFaults(questionsOfKind, { [id]: value }).map(({ path, message }) => ({
        file: language,
        path: ['questions', ...(path.slice(1) as (string | number)[])],
        message,
      })),
    ),
  ]
  if (faults.length > 0)
    throw new Refused(422, 'Some of it is missing or wrong.', 'Look at the marked fields.', { faults })
  mkdirSync(join(place.content, kind, id), { recursive: true })
  const files = (['facts', ...languageKeys] as const).map(
    (file) => [`${kind}/${id}/${namesOfFiles[file]}`, texts[file] ?? ''] as const,
  )
  const asked = questions.map(
    ({ path, value }) => [path, changeYaml(readOwnText(place.content, path) ?? '{}\n', [id], value)] as const,
  )
  writeTogether(place, new Map([...files, ...asked]))
  forgetContent()
  return key
}

function composeTexts(place: Workplace, kind: Kind, { facts, words, said }: Omit<NewEntry, 'id'>): Texts {
  const form = formOf(kind, 'facts')
  const names = form.map((field) => field.name)
  const source = { source: said.source as Json, checkedOn: said.checkedOn }
  const automatic: Record<string, Json> = {
    order: nextOrder(place, kind),
    access: 'unknown',
    prose: [source],
    facts: [{ id: 'house', ...source }],
    publishedOn: said.checkedOn,
    sources: [{ id: 'first', ...source }],
    // An article takes days: until the tick is taken away it is no page.
    ...(kind === 'articles' ? { isDraft: true } : {}),
    checkedOn: said.checkedOn,
  }
  const whole = Object.fromEntries(
    form.flatMap((field) => {
      const value = facts[field.name] ?? automatic[field.name]
      const isSourced = field.fields?.some(({ name }) => name === 'source') && isMap(value)
      return value === undefined ? [] : [[field.name, isSourced ? { ...source, ...value } : value]]
    }),
  )
  const heading = { no: 'Huset', en: 'The house', de: 'Das Haus' }
  const files = languageKeys.map((language) => {
    const { body, house, questions: _, ...head } = words[language] ?? {}
    const rows: Record<string, Json> = names.includes('facts')
      ? { facts: { house: { name: heading[language], value: house ?? '' } } }
      : {}
    return [language, `---\n${writeLines({ ...head, ...rows }, 0)}\n---\n\n${String(body ?? '').trim()}\n`] as const
  })
  return { facts: `${writeLines(whole, 0)}\n`, photo: undefined, ...Object.fromEntries(files) } as Texts
}

function nextOrder(place: Workplace, kind: Kind): number {
  const orders = listIds(place, kind).map((id) =>
    Number(describeText(readTexts(place, { kind, id }).facts, false).value?.order ?? 0),
  )
  return Math.max(0, ...orders) + 1
}
