// A file of its own, as in search-loader-behaviour.ts.
import answers from './search-page-entry.ts?worker&url'

/** Fetches what answers on the search page as soon as its address asks for something, or somebody is about to type. */
export function startSearchPageLoader(root: HTMLElement): void {
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    const script = document.createElement('script')
    script.src = answers
    script.addEventListener('error', () => {
      // The list of all pages stays, and the next attempt may succeed.
      isLoaded = false
    })
    document.head.append(script)
  }
  root.addEventListener('focusin', load)
  addEventListener('hashchange', load)
  if (location.hash || location.search) load()
}
