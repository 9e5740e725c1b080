// A file of its own, as in search-loader-behaviour.ts.
import answers from './search-page-entry.ts?worker&url'

/** Fetches what answers on the search page as soon as its address asks for something, or somebody is about to type. */
export function startSearchPageLoader(root: HTMLElement): void {
  let isLoaded = false
  let attempts = 0
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    attempts += 1
    // A browser remembers that a module did not come, so the next attempt is for another address of the same file.
    const address = attempts === 1 ? answers : `${answers}?${attempts}`
    import(/* @vite-ignore */ address).catch((error) => {
      console.error(error)
      tellFailure(root)
      // The list of all pages stays, and the next attempt may succeed.
      isLoaded = false
    })
  }
  root.addEventListener('focusin', load)
  addEventListener('hashchange', load)
  if (location.hash || location.search) load()
}

/** Says so where an answer would stand; the next answer takes its place. */
function tellFailure(root: HTMLElement): void {
  const { failed = '' } = root.dataset
  const note = document.createElement('p')
  note.className = 'search-note'
  note.textContent = failed
  const box = root.querySelector<HTMLElement>('[data-answer]')
  box?.replaceChildren(note)
  box?.removeAttribute('hidden')
  const status = root.querySelector('[data-status]')
  if (status) status.textContent = failed
}
