import entry from './back-by-entry.tsx?chunk-address'

/** Fetches what tells somebody when one is back, once its fold is opened. */
export function loadBackBy(root: ParentNode): void {
  for (const fold of root.querySelectorAll('[data-back-by]'))
    fold.addEventListener('toggle', () => pageStart.importWhole(entry), { once: true })
}
