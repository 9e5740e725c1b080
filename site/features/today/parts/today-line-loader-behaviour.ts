// `?worker` bundles it as a separate file, so that the script of every page imports nothing and stays small.

import entry from './today-line-entry.ts?worker&url'

/** Loads what fills the line of today, where there is one. Part of the script of every page, which waits for the picture. */
export function loadTodayLine(): void {
  if (document.querySelector('[data-today-line]')) pageStart.importWhole(entry)
}
