import { hotelFilter } from '#site/routes/hotel-filter-words.ts'

/** Marks the hotels the address asks for; the style sheet alone knows only `#lading`, not `?filter=lading`. */
export function filterHotels(list: HTMLElement, search: string, fragment: string): void {
  const { parameter, charging } = hotelFilter
  const chosen = new URLSearchParams(search).get(parameter) ?? fragment.slice(1)
  const filter = chosen === charging ? charging : 'all'
  list.dataset.filter = filter
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-filter-link]')) {
    if (link.dataset.filterLink === filter) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
