import forVisitor from './for-visitor.ts?chunk-address'

/**
 * Loads what a page has for this visitor alone, where there may be some: a line in the language that the browser prefers, and dates chosen for a
 * hotel on another page. Part of the script of every page.
 */
export function loadForVisitor(): void {
  let stay: unknown
  try {
    stay = localStorage['stay']
  } catch {
    // Refused: nothing was kept.
  }
  if (stay || !navigator.language.startsWith(document.documentElement.lang)) pageStart.importWhole(forVisitor)
}
