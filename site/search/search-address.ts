import { type SearchGroupId, searchGroups } from '#site/routes/search-groups.ts'
import { tidyQuery } from './ask-guide.ts'

/** What the address of the search page says: the words, and the one group that is shown; undefined for all of them. */
export interface SearchAddress {
  query: string
  group: SearchGroupId | undefined
}

/** The fragment of the search page's address for a search. It stays in the browser: no request carries a fragment. */
export function fragmentOf({ query, group }: SearchAddress): string {
  const parts = new URLSearchParams({ q: query, ...(group ? { group } : {}) })
  return `#${parts}`
}

/** Reads a search from a location; from its query too, as older links have it. Whatever stands there, the result can be searched. */
export function readSearchAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): SearchAddress {
  const parts = new URLSearchParams(hash.slice(1))
  const query = parts.get('q') ?? new URLSearchParams(search).get('q') ?? ''
  return { query: tidyQuery(query), group: searchGroups.find((id) => id === parts.get('group')) }
}
