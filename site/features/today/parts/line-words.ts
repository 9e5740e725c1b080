import type { WindLimits } from '#site/content/model/advice-queries.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import type { BoundaryWords } from '#site/ui/boundary-words.ts'

/** What parts of today on other pages say, by language: fetched only where there is something to say. */
export interface LineWords {
  words: TodayWords
  /** Of the page of today. */
  href: string
  /** Names of stops by id. */
  stops: Readonly<Record<string, string>>
  boundary: BoundaryWords
  wind: WindLimits
}
