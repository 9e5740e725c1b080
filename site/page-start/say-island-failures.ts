/**
 * Says what happened where the script of an island does not come or is broken: its outermost component has put that into the page, hidden
 * (IslandBoundary.tsx). Astro fires the event after it has tried twice.
 */
export function sayIslandFailures(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as HTMLElement
    const failure = island.querySelector<HTMLElement>('[data-island-failure]')
    if (!failure) return
    failure.hidden = false
    // What is under way no longer is.
    island.dataset.failed = ''
    for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
    failure.querySelector('button')?.addEventListener('click', () => location.reload())
  })
}
