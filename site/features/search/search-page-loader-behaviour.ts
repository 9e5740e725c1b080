// A separate file, as in search-loader-behaviour.ts.
import answers from './search-page-entry.ts?worker&url'

/** Loads the search page's script when its address has a query or the field gets the focus. */
export function startSearchPageLoader(root: HTMLElement): void {
  let isLoaded = false
  let attempts = 0
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    attempts += 1
    // Browsers cache a failed module, so the next attempt uses another address.
    const address = attempts === 1 ? answers : `${answers}?${attempts}`
    import(/* @vite-ignore */ address).catch((error) => {
      console.error(error)
      showFailure(root)
      // So that the next attempt can succeed.
      isLoaded = false
    })
  }
  root.addEventListener('focusin', load)
  addEventListener('hashchange', load)
  if (location.hash || location.search) load()
}

/** Shows the failure where the answer would be. */
function showFailure(root: HTMLElement): void {
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
