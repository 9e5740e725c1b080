import type { IndexedPage } from '#site/features/search/indexing/describe-page.ts'
import type { SearchGroupId } from '#site/routes/search-groups.ts'

/** A page that was found. */
export type Hit = Omit<IndexedPage, 'questions' | 'keywords'>

/** What a page says to a question: its passage (empty where it is live), the heading above it, and where the page opens there. */
export interface Said {
  passage: string
  heading: string
  href: string
}

/** The answer to a question, as data. `words` are the words searched for, after corrections. */
export type Answer =
  | { kind: 'empty' }
  | {
      kind: 'found'
      words: string
      isCorrected: boolean
      /** The best first, of one group or of all. */
      hits: Hit[]
      /** What the best of them says; undefined where no sentence of its answers. */
      said: Said | undefined
      /** Of a page of what is live, where it is asked about: the id of its part, empty for all of it, and whether the question names the present. */
      live?: { part: string; isNow: boolean } | undefined
      /** How many there are in all groups. */
      total: number
      /** In the order of the guide. */
      groups: { id: SearchGroupId; count: number }[]
      /** The only group of the hits. */
      group: SearchGroupId | undefined
    }
  | { kind: 'none'; near: Hit[] }

export interface AskedFor {
  /** The only group wanted, if the answer has it. */
  group?: SearchGroupId | undefined
  /** The most hits wanted. */
  most?: number
}
