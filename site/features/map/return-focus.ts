/**
 * Gives the focus that something removed had to an element, where nothing else has taken it; promises whether it did. The
 * page moves only for those who use keys: whoever closes with a finger wants to see what lay underneath.
 */
export function returnFocus(element: HTMLElement | null): boolean {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!element?.isConnected || !isLost) return false
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return false
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return true
}
