import type { Answer } from './engine/ask-guide.ts'
import type { Hit } from './engine/search-guide.ts'
import { describeSearch } from './search-data.ts'

// For tests.

export const data = describeSearch('no')

export function hitOf(name: string, more: Partial<Hit> = {}): Hit {
  return {
    name,
    href: `/${name.toLowerCase()}`,
    type: 'place',
    where: 'Moskenes',
    description: `${name} er et sted i Lofoten.`,
    aside: '',
    advisedAgainst: [],
    passages: [],
    keywords: [],
    ...more,
  }
}

export function foundOf(words: string, hits: Hit[], more: Partial<Extract<Answer, { kind: 'found' }>> = {}): Answer {
  return { kind: 'found', words, isCorrected: false, hits, total: hits.length, groups: [], group: undefined, ...more }
}
