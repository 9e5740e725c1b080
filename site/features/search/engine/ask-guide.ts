import type { SearchGroupId } from '#site/routes/search-groups.ts'
import { loadSearchData, loadVocabulary } from './load-search-data.ts'
import { loadPagefind } from './pagefind-api.ts'
import { type Hit, searchGuide } from './search-guide.ts'

/** The answer to a question, as data. `words` are the words searched for, after corrections. */
export type Answer =
  | { kind: 'empty' }
  | {
      kind: 'found'
      words: string
      isCorrected: boolean
      /** The best first, of one group or of all. */
      hits: Hit[]
      /** How many there are in all groups. */
      total: number
      /** In the order of the guide; none in a brief answer. */
      groups: { id: SearchGroupId; count: number }[]
      /** The only group of the hits. */
      group: SearchGroupId | undefined
    }
  | { kind: 'none'; near: Hit[] }

export interface AskedFor {
  /** The only group wanted, if the answer has it. */
  group?: SearchGroupId | undefined
  /** The most hits wanted; without it the answer is brief: the best hits, and no groups. */
  most?: number
}

/** Answers a question in the language of the page; rejects when the index, or what belongs to it, cannot be fetched. */
export async function askGuide(question: string, { group, most }: AskedFor = {}): Promise<Answer> {
  if (!question.trim()) return { kind: 'empty' }
  const [pagefind, { words }] = await Promise.all([loadPagefind(), loadSearchData()])
  const found = await searchGuide(pagefind, question, loadVocabulary, words.smallWords)
  if (found.kind !== 'found') return found
  const { kind, words: searched, isCorrected, total, best } = found
  if (most === undefined) return { kind, words: searched, isCorrected, total, hits: best, groups: [], group: undefined }
  const groups = await found.readGroups()
  const only = groups.find(({ id }) => id === group)
  return {
    kind,
    words: searched,
    isCorrected,
    total,
    hits: await (only ?? found).read(most),
    groups: groups.map(({ id, count }) => ({ id, count })),
    group: only?.id,
  }
}

/** Fetches what answers need before the first question. */
export function prepareAnswers(): void {
  // A failure is reported by the question itself.
  loadPagefind().catch(() => {})
}
