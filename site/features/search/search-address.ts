import { type SearchGroupId, searchGroups } from '#site/routes/search-groups.ts'
import { tidyQuery } from './query.ts'

/** The state in the search page's address: the query, and the only group shown, if any. */
export interface SearchAddress {
  query: string
  group: SearchGroupId | undefined
}

/** Returns the fragment of the search page's address, which is never sent to a server. */
export function fragmentOf({ query, group }: SearchAddress): string {
  const parts = new URLSearchParams({ q: query, ...(group ? { group } : {}) })
  return `#${parts}`
}

/** Returns the search in a location; older links have it in the query string. The result is always searchable. */
export function readSearchAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): SearchAddress {
  const parts = new URLSearchParams(hash.slice(1))
  const query = parts.get('q') ?? new URLSearchParams(search).get('q') ?? ''
  return { query: tidyQuery(query), group: searchGroups.find((id) => id === parts.get('group')) }
}
