import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { EntryFacts, EntryKind, EntryWords } from './entry-schema.ts'
import { ContentError, listEntryIds, readFacts, readWords } from './read-content.ts'
import { remember } from './remember.ts'
import { renderText } from './render-text.ts'

/** An entry in one language: its facts, its words, and its text as HTML. */
export interface Entry<Facts extends EntryFacts = EntryFacts, Words extends EntryWords = EntryWords> {
  kind: EntryKind
  id: string
  facts: Facts
  words: Words
  bodyHtml: string
}

/** The questions that a kind of entry answers. */
export interface EntryQueries<Facts extends EntryFacts, Words extends EntryWords> {
  listIds(): string[]
  /** Throws a `ContentError` that names file, field and remedy when content is at fault. */
  read(id: string, language: Language): Entry<Facts, Words>
  /** All entries as their facts order them. Throws a `ContentError` when two have the same place. */
  list(language: Language): Entry<Facts, Words>[]
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
 * Makes the questions for a kind of entry: `content/<kind>/<id>/facts.yaml` and its three language files. `refuse` throws a
 * `ContentError` where facts and words do not go together.
 */
export function askFor<FactsSchema extends z.ZodType<EntryFacts>, WordsSchema extends z.ZodType<EntryWords>>(
  kind: EntryKind,
  factsSchema: FactsSchema,
  wordsSchema: WordsSchema,
  refuse: (facts: z.output<FactsSchema>, words: z.output<WordsSchema>, file: string) => void = () => {},
): EntryQueries<z.output<FactsSchema>, z.output<WordsSchema>> {
  const listIds = () => listEntryIds(kind)
  const readIn = (language: Language) => (id: string) => {
    if (!listIds().includes(id)) throw new ContentError(`There is no entry "${id}" in content/${kind}.`)
    const facts = readFacts(kind, id, factsSchema)
    const { words, body } = readWords(kind, id, language, wordsSchema)
    const file = `content/${kind}/${id}/${language}.md`
    matchWordsToFacts(facts, words, file)
    refuse(facts, words, file)
    const name = words.name ?? facts.name
    return { kind, id, facts: { ...facts, name }, words, bodyHtml: renderText(body, language, file) }
  }
  const readers = remember((language: Language) => remember(readIn(language)))
  const lists = remember((language: Language) => sortByOrder(listIds().map(readers(language))))
  // The list is a copy: who asks for it may sort it.
  return { listIds, read: (id, language) => readers(language)(id), list: (language) => [...lists(language)] }
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
