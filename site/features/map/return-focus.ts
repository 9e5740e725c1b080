/** Moves a lost focus to an element; returns whether it did. Scrolls for keyboard users only. */
export function returnFocus(element: HTMLElement | null): boolean {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!element?.isConnected || !isLost) return false
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return false
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return true
}
