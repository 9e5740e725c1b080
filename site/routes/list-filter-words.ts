/** The filters of a list in its address, `/hoteller?filter=lading`; the same words in every language (docs/decisions/pages.md). */
export const listFilter = {
  parameter: 'filter',
  all: 'alle',
  charging: 'lading',
  stepFree: 'trinnfritt',
  openNow: 'apent',
} as const

export type ListFilterWord = (typeof listFilter)['all' | 'charging' | 'stepFree' | 'openNow']
