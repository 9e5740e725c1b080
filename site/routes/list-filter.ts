import { type ListFilterWord, listFilter } from './list-filter-words.ts'

/**
 * Returns the address of a list that shows what passes a filter; `href` is that of its page. The style sheet filters when
 * the fragment's target is there, so it works without script.
 */
export function hrefForFiltered(href: string, filter: ListFilterWord): string {
  const { parameter, all } = listFilter
  return filter === all ? `${href}#${all}` : `${href}?${parameter}=${filter}#${filter}`
}
