/** Lets the links to other languages keep query and fragment. Part of the script of every page. */
export function keepAddressState(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const path = link.getAttribute('href') ?? ''
    // On use, whatever the input device, because the address changes meanwhile.
    const update = () => {
      link.href = path + location.search + location.hash
    }
    for (const moment of ['pointerdown', 'focus', 'mouseenter', 'click']) link.addEventListener(moment, update)
  }
}
