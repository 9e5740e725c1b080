import type { PracticalNeed, SearchCopy } from '#site/content/model/pages/search-copy.ts'
import type { Said } from './engine/answer.ts'
import type { IndexedPage } from './indexing/describe-page.ts'

/** A part of a page below one heading. */
export interface SearchedSection {
  /** Empty above the first heading. */
  heading: string
  /** The id to open the page at; empty where there is none. */
  anchor: string
  /** Its sentences, and rows of tables as «label: value». */
  passages: string[]
}

/** How a language asks, as `content/pages/search/<language>.yaml` says. */
export type QuestionWords = SearchCopy['asked']

/** What the road table says of the way between two places, by their names, in either direction. */
export interface Drive {
  ends: readonly [string, string]
  says: string
}

/** What guests need on the spot: the words that ask for it, and what the guide says. */
export interface Need extends Pick<PracticalNeed, 'asked' | 'nots' | 'phone'> {
  /** The page that says it. */
  href: string
  said: Said
}

/** All text of the guide in a language, shipped to the browser and indexed there: `/search/text/<language>.json`. */
export interface SearchText {
  words: QuestionWords
  drives: Drive[]
  needs: Need[]
  pages: (IndexedPage & { sections: SearchedSection[] })[]
}
