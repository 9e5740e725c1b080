import type { Answer, Hit } from './engine/answer.ts'
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
    group: 'places',
    advisedAgainst: [],
    ...more,
  }
}

export function foundOf(words: string, hits: Hit[], more: Partial<Extract<Answer, { kind: 'found' }>> = {}): Answer {
  return {
    kind: 'found',
    words,
    isCorrected: false,
    hits,
    said: undefined,
    total: hits.length,
    groups: [],
    group: undefined,
    ...more,
  }
}
