/** The filters of a list in its address, `/hoteller?filter=lading`; the same words in every language (docs/decisions/pages.md). */
export const listFilter = {
  parameter: 'filter',
  all: 'alle',
  charging: 'lading',
  stepFree: 'trinnfritt',
  winter: 'vinter',
  price: 'pris',
  openNow: 'apent',
} as const

export type ListFilterWord = (typeof listFilter)['all' | 'charging' | 'stepFree' | 'winter' | 'price' | 'openNow']

/**
 * Returns the address of a list that shows what passes a filter; `href` is that of its page. The style sheet filters when
 * the fragment's target is there, so it works without script.
 */
export function hrefForFiltered(href: string, filter: ListFilterWord): string {
  const { parameter, all } = listFilter
  return filter === all ? `${href}#${all}` : `${href}?${parameter}=${filter}#${filter}`
}
