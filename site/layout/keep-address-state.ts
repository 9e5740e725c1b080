/**
 * Lets the language switch keep what the address says beyond the page: the chosen place, date, tab or search words.
 * Only pages that keep a state in the address carry this; on the others there is nothing to keep.
 */
export function keepAddressState(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang a')) {
    const path = link.getAttribute('href') ?? ''
    // At the moment of use, whatever the way (click, Enter, middle button, context menu): the address changes meanwhile.
    const update = () => {
      link.href = path + location.search + location.hash
    }
    for (const moment of ['pointerdown', 'focus', 'mouseenter', 'click']) link.addEventListener(moment, update)
  }
}
