import type { SearchText } from '#site/features/search/search-text.ts'
import type { AskedFor } from './answer.ts'
import { type OpenSearch, openSearch } from './open-search.ts'

// Indexes the text of a language beside the page, which stays quick, and answers its questions. It fetches nothing.

/** What the page sends: first the text, then questions. */
export type ToWorker = { text: string } | { id: number; question: string; wanted: AskedFor }

let search: OpenSearch | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('text' in data) {
    const text: SearchText = JSON.parse(data.text)
    if (text.pages.length === 0) throw new Error('There is no text to search.')
    search = openSearch(text)
  } else postMessage({ id: data.id, answer: search?.ask(data.question, data.wanted) })
})
