/** Lets the buttons of the page that print it do so. */
export function activatePrinting(): void {
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
}

/** Does something once an element comes near the window; at once in a browser that cannot tell. */
export function whenNear(element: Element, act: () => void): void {
  if (!('IntersectionObserver' in window)) {
    act()
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '300px' },
  )
  observer.observe(element)
}
