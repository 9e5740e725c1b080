import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { registerReaderOfEach } from './content-readers.ts'
import type { EntryFacts, EntryWords } from './entry-schema.ts'
import type { Kind } from './kinds.ts'
import { ContentError, listEntryIds, readFacts, readWords } from './read-content.ts'
import { remember } from './remember.ts'
import { renderText } from './render-text.ts'

/** What the facts of a kind made here have at least. */
type AnyFacts = Pick<EntryFacts, 'name' | 'order' | 'facts' | 'year'>

/** What the words of a kind made here have at least. */
type AnyWords = Pick<EntryWords, 'facts' | 'year'> & { name?: string | undefined }

/** An entry in one language: its facts, its words, and its text as HTML. */
export interface Entry<Facts = EntryFacts, Words = EntryWords, Name extends Kind = Kind> {
  kind: Name
  id: string
  facts: Facts
  words: Words
  bodyHtml: string
}

/** The questions that every kind answers. */
export interface KindQueries<Item = unknown> {
  /** Sorted. */
  listIds(): readonly string[]
  /** Throws a `ContentError` that names file, field and remedy when content is at fault. */
  read(id: string, language: Language): Item
  /** In the order in which visitors see them. Throws a `ContentError` when two entries claim one place. */
  list(language: Language): Item[]
  /** What its page is called in menus and breadcrumbs. */
  nameOf(id: string, language: Language): string
  /** What an editor’s files must look like; absent for a kind whose entries are fixed. */
  schemas?: { facts: z.ZodType; words: z.ZodType }
}

/** Fails with the name of the file and the field unless every fact has words and every word belongs to a fact. */
export function matchWordsToFacts(
  facts: { facts: { id: string }[]; year: { id: string }[] },
  words: { facts: object; year: object },
  file: string,
): void {
  for (const field of ['facts', 'year'] as const) {
    const wanted = facts[field].map((row) => row.id)
    const written = Object.keys(words[field])
    const missing = wanted.find((id) => !written.includes(id))
    if (missing) throw new ContentError(`${file}: ${field}.${missing} is missing. facts.yaml has it; write its words.`)
    const stray = written.find((id) => !wanted.includes(id))
    if (stray)
      throw new ContentError(`${file}: ${field}.${stray} has no fact in facts.yaml. Delete it or add the fact.`)
  }
}

/**
 * Makes the queries of a kind, whose entries are `content/<kind>/<id>/facts.yaml` with a text file for each language, and registers
 * them with the content check. `refuse` throws a `ContentError` where facts and words do not go together.
 */
export function defineKind<
  Name extends Kind,
  FactsSchema extends z.ZodType<AnyFacts>,
  WordsSchema extends z.ZodType<AnyWords>,
>(
  kind: Name,
  schemas: { facts: FactsSchema; words: WordsSchema },
  refuse: (facts: z.output<FactsSchema>, words: z.output<WordsSchema>, file: string) => void = () => {},
) {
  type Item = Entry<z.output<FactsSchema>, z.output<WordsSchema>, Name>
  const listIds = () => listEntryIds(kind)
  const readIn =
    (language: Language) =>
    (id: string): Item => {
      if (!listIds().includes(id)) throw new ContentError(`There is no entry "${id}" in content/${kind}.`)
      const facts = readFacts(kind, id, schemas.facts)
      const { words, body } = readWords(kind, id, language, schemas.words)
      const file = `content/${kind}/${id}/${language}.md`
      matchWordsToFacts(facts, words, file)
      refuse(facts, words, file)
      const name = words.name ?? facts.name
      return { kind, id, facts: { ...facts, name }, words, bodyHtml: renderText(body, language, file) }
    }
  const readers = remember((language: Language) => remember(readIn(language)))
  const lists = remember((language: Language) => sortByOrder(listIds().map(readers(language))))
  registerKind(kind, listIds, schemas.words, (id, language) => readers(language)(id))
  return {
    listIds,
    read: (id: string, language: Language) => readers(language)(id),
    // The list is a copy: who asks for it may sort it.
    list: (language: Language) => [...lists(language)],
    nameOf: (id: string, language: Language) => readers(language)(id).facts.name,
    schemas,
  } satisfies KindQueries<Item>
}

/** Registers a kind with the content check: every entry, and its words by themselves, so that faults in the facts do not hide theirs. */
export function registerKind(
  kind: Kind,
  listIds: () => readonly string[],
  words: z.ZodType,
  read: (id: string, language: Language) => unknown,
): void {
  registerReaderOfEach(listIds, read)
  registerReaderOfEach(listIds, (id, language) => readWords(kind, id, language, words))
}

/** Sorts entries by a number of their facts. Throws a `ContentError` when two have the same: their order would be chance. */
export function sortByOrder<Item extends { kind: string; id: string; facts: object }>(
  entries: readonly Item[],
  numberOf: (entry: Item) => number = ({ facts }) => (facts as { order: number }).order,
  field = 'order',
): Item[] {
  const sorted = entries.toSorted((one, other) => numberOf(one) - numberOf(other))
  const twin = sorted.find((entry, index) => {
    const before = sorted[index - 1]
    return before !== undefined && numberOf(entry) === numberOf(before)
  })
  if (twin) {
    const other = sorted[sorted.indexOf(twin) - 1]
    throw new ContentError(
      `content/${twin.kind}/${twin.id}/facts.yaml: ${field} is ${numberOf(twin)}, as in content/${twin.kind}/${other?.id}. Give each its own.`,
    )
  }
  return sorted
}
