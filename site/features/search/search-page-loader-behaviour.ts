import answers from './search-page-entry.tsx?chunk-address'

/** In milliseconds: longer than a poor line takes. What comes later takes the sentence away again. */
const patienceMs = 10_000

/** Loads the search page's script when its address has a query or the field gets the focus. */
export function startSearchPageLoader(root: HTMLElement): void {
  const failure = root.querySelector<HTMLElement>('[data-failure]')
  const status = root.querySelector('[data-status]')
  let isLoaded = false
  const sign = root.querySelector<HTMLElement>('[data-searching]')
  const sayFailure = () => {
    sign?.replaceChildren()
    if (failure) failure.hidden = false
    if (status) status.textContent = failure?.textContent ?? ''
  }
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    const patience = setTimeout(sayFailure, patienceMs)
    pageStart
      .importWhole(answers)
      .catch((error) => {
        console.error(error)
        sayFailure()
      })
      .finally(() => clearTimeout(patience))
  }
  root.addEventListener('focusin', load)
  addEventListener('hashchange', load)
  if (!location.hash && !location.search) return
  // The address asks already.
  if (sign) sign.textContent = sign.dataset.searching ?? ''
  load()
}
