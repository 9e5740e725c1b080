import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, listEntryIds } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { fillFromOsm, osmFactsOf } from '#site/content/model/open-data/osm-facts.ts'
import { registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { readFacts, readWords } from '#site/content/reader/read-content.ts'
import type { EntryFacts, EntryWords } from './entry-schema.ts'
import type { Kind } from './kinds.ts'
import { ids, matchKeys } from './match-keys.ts'
import { renderText } from './render-text.ts'

type AnyFacts = Pick<EntryFacts, 'name' | 'order' | 'facts' | 'year'> & { assessment?: unknown }

type AnyWords = Pick<EntryWords, 'facts' | 'year'> & { name?: string | undefined; assessment?: unknown }

export interface Entry<Facts = EntryFacts, Words = EntryWords, Name extends Kind = Kind> {
  kind: Name
  id: string
  facts: Facts
  words: Words
  bodyHtml: string
}

export interface KindQueries<Item = unknown> {
  /** Sorted. */
  listIds(): readonly string[]
  /** Throws a `ContentError` that names file, field and remedy when content is at fault. */
  read(id: string, language: Language): Item
  /** In display order. Throws a `ContentError` when two entries have the same rank. */
  list(language: Language): Item[]
  /** The name in menus and breadcrumbs. */
  nameOf(id: string, language: Language): string
  /** The schemas of an editor’s files; absent for a kind with fixed entries. */
  schemas?: { facts: z.ZodType; words: z.ZodType }
  /** Throws a `ContentError` when facts and words that each fit their schema contradict each other. */
  refuse?(facts: unknown, words: unknown, file: string): void
}

/** Throws a `ContentError` with file and field unless facts and words have the same ids. */
export function matchWordsToFacts(
  facts: { facts: { id: string }[]; year: { id: string }[] },
  words: { facts: object; year: object },
  file: string,
): void {
  const stray = 'has no fact in facts.yaml. Delete it or add the fact.'
  for (const field of ['facts', 'year'] as const)
    matchKeys(ids(facts[field]), words[field], { file, field, source: 'facts.yaml', stray })
}

/** Throws a `ContentError` where stars have no sentences in a language, or sentences no stars. */
export function matchAssessment(facts: { assessment?: unknown }, words: { assessment?: unknown }, file: string): void {
  if (facts.assessment && !words.assessment)
    throw new ContentError(
      `${file}: assessment is missing. facts.yaml gives stars; write under why one sentence for each criterion.`,
    )
  if (!facts.assessment && words.assessment)
    throw new ContentError(`${file}: assessment has no stars in facts.yaml. Add them there, or delete it.`)
}

/**
 * Defines a kind whose entries are `content/<kind>/<id>/facts.yaml` and `<language>.md`, and registers it with the content
 * check. `refuse` throws a `ContentError` when facts and words contradict each other; `complete` adds what lies elsewhere.
 */
export function defineKind<
  Name extends Kind,
  FactsSchema extends z.ZodType<AnyFacts>,
  WordsSchema extends z.ZodType<AnyWords>,
>(
  kind: Name,
  schemas: { facts: FactsSchema; words: WordsSchema },
  refuse: (facts: z.output<FactsSchema>, words: z.output<WordsSchema>, file: string) => void = () => {},
  complete: (facts: z.output<FactsSchema>, id: string) => z.output<FactsSchema> = (facts) => facts,
) {
  type Item = Entry<z.output<FactsSchema>, z.output<WordsSchema>, Name>
  const listIds = () => listEntryIds(kind)
  const readIn =
    (language: Language) =>
    (id: string): Item => {
      if (!listIds().includes(id)) throw new ContentError(`There is no entry "${id}" in content/${kind}.`)
      const facts = fillFromOsm(readFacts(kind, id, schemas.facts), osmFactsOf(`${kind}/${id}`))
      const { words, body } = readWords(kind, id, language, schemas.words)
      const file = `content/${kind}/${id}/${language}.md`
      matchWordsToFacts(facts, words, file)
      matchAssessment(facts, words, file)
      refuse(facts, words, file)
      const name = words.name ?? facts.name
      return { kind, id, facts: { ...complete(facts, id), name }, words, bodyHtml: renderText(body, language, file) }
    }
  const readers = remember((language: Language) => remember(readIn(language)))
  const lists = remember((language: Language) => sortByOrder(listIds().map(readers(language))))
  registerKind(kind, listIds, schemas.words, (id, language) => readers(language)(id))
  return {
    listIds,
    read: (id: string, language: Language) => readers(language)(id),
    // A copy, so that callers may sort it.
    list: (language: Language) => [...lists(language)],
    nameOf: (id: string, language: Language) => readers(language)(id).facts.name,
    schemas,
    refuse: (facts: unknown, words: unknown, file: string) => {
      matchWordsToFacts(facts as z.output<FactsSchema>, words as z.output<WordsSchema>, file)
      refuse(facts as z.output<FactsSchema>, words as z.output<WordsSchema>, file)
    },
  } satisfies KindQueries<Item>
}

/** Registers a kind with the content check: entries, and words alone, so that faults in the facts do not hide theirs. */
export function registerKind(
  kind: Kind,
  listIds: () => readonly string[],
  words: z.ZodType,
  read: (id: string, language: Language) => unknown,
): void {
  registerReaderOfEach(listIds, read)
  registerReaderOfEach(listIds, (id, language) => readWords(kind, id, language, words))
}

/** Sorts entries by a number of their facts. Throws a `ContentError` when two have the same number. */
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
