import suggestions from './suggestions-entry.tsx?chunk-address'

/** Whether «/» opens the search: shortcut.ts, which as an import would be a second file on every page. */
function isShortcutOn(): boolean {
  try {
    return localStorage['search-shortcut'] !== 'off'
  } catch {
    return true
  }
}

/** The search script of every page: opens the search page without sending the query, handles «/», and loads the rest on focus. */
export function startSearchLoader(): void {
  let isLoaded = false
  for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      // The search page is not reloaded, and the rest of the script may not be there yet to close the panel.
      form.closest<HTMLElement>('[popover]')?.hidePopover()
      const query = form.querySelector('input')?.value.trim()
      location.assign(form.action + (query ? `#${new URLSearchParams({ q: query })}` : ''))
    })
    // The last of the form says that the guide is searched, once, until the rest of the script has the field (use-searching.ts).
    const sign = form.lastElementChild as HTMLElement
    form.oninput = () => {
      sign.textContent ||= sign.dataset.searching ?? ''
    }
    const load = () => {
      // The search page answers below its field.
      if (isLoaded || form.closest('[data-search]')) return
      isLoaded = true
      pageStart.importWhole(suggestions).catch(() => sign.replaceChildren())
    }
    form.addEventListener('focusin', load)
    // The field may have been focused before this script ran.
    if (form.matches(':focus-within')) load()
  }
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (key !== '/' || ctrlKey || metaKey || !isShortcutOn()) return
    if ((target as Element).closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('[data-search] input')
    if (field) field.focus()
    else document.querySelector<HTMLElement>('#search-panel')?.showPopover()
  })
}
