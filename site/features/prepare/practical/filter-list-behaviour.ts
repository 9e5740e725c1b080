import { listFilter } from '#site/routes/list-filter.ts'

/** Shows the view of a list that the address asks for; the style sheet alone knows only `#lading`, not `?filter=lading`. */
export function filterList(main: HTMLElement, search: string, fragment: string): void {
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[data-filter-link]')]
  const asked = new URLSearchParams(search).get(listFilter.parameter) ?? fragment.slice(1)
  const filter = links.find(({ dataset }) => dataset.filterLink === asked)?.dataset.filterLink ?? listFilter.all
  main.dataset.filter = filter
  for (const link of links) {
    // Without script nobody could say what is open.
    delete link.dataset.needsScript
    if (link.dataset.filterLink === filter) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Filters the list of the page by its address, now and when the fragment changes. What is open is worked out once asked for. */
export function keepListFiltered(): void {
  const main = document.querySelector('main')
  if (!main) return
  const filter = async () => {
    filterList(main, location.search, location.hash)
    if (main.dataset.filter !== listFilter.openNow) return
    const { keepOpenMarked } = await import('./open-now-behaviour.ts')
    keepOpenMarked(main)
  }
  filter()
  addEventListener('hashchange', filter)
}
