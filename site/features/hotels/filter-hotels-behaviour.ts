import { hotelFilter } from '#site/routes/hotel-filter-words.ts'

/**
 * Shows the hotels that the address asks for. The style sheet does the same while the list is the target (`#lading`);
 * this is for addresses that carry only `?filter=lading`, and says in the links which of the two is chosen.
 */
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
