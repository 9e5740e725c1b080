/** Runs `act` once an element comes near the window; at once without IntersectionObserver. */
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
