/** Where the browser keeps that its user does not want the key «/» to open the search. */
export const shortcutKey = 'search-shortcut'

/** Tells whether the key «/» opens the search: it does, until somebody turns it off. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(shortcutKey) !== 'off'
  } catch {
    // The browser keeps nothing; nor can it have been turned off.
    return true
  }
}
