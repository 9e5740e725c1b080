/**
 * Lets the language switch keep what the address says beyond the page: the chosen place, date, tab, section or search
 * words. Part of the one script that every page carries, so that a page whose state is only a fragment, such as the tab of
 * a ranking, needs none of its own.
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
