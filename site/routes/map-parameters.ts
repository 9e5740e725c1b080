import type { listFilter } from './list-filter.ts'

/** The words of the map's state in its address, the same in every language. */
export const mapParameters = {
  category: 'kategori',
  selectedId: 'punkt',
  view: 'utsnitt',
  text: 'sok',
  from: 'fra',
  within: 'innen',
  // The words of the lists, as values, so that the map need not fetch them.
  openNow: 'apent' satisfies (typeof listFilter)['openNow'],
  stepFree: 'trinnfritt' satisfies (typeof listFilter)['stepFree'],
  isDetailed: 'detalj',
  sun: 'sol',
} as const

/** The word for a filter that is on. */
export const mapFilterOn = 'ja'
