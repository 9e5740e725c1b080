/** The local storage key that turns off the key «/». */
export const shortcutKey = 'search-shortcut'

/** Returns whether the key «/» opens the search, the default. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(shortcutKey) !== 'off'
  } catch {
    // Without storage it cannot have been turned off.
    return true
  }
}
