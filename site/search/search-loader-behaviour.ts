// Bundled into a file of its own, as for a worker, and asked for by its address: otherwise the bundler's helper would come along,
// twice the size of all this. A script element would need the leave of a Trusted Types policy.

import { isShortcutOn } from './shortcut.ts'
import suggestions from './suggestions-entry.ts?worker&url'

/**
 * All that every page carries of the search: it leads what is typed to the search page without sending it, opens the
 * search with the key «/», and fetches the rest when a field gets the focus.
 */
export function startSearchLoader(): void {
  let isLoaded = false
  for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      // On the search page nothing is loaded anew, and what else would close the sheet may not have come yet.
      form.closest<HTMLElement>('[popover]')?.hidePopover()
      const query = form.querySelector('input')?.value.trim()
      location.assign(form.action + (query ? `#${new URLSearchParams({ q: query })}` : ''))
    })
    const load = () => {
      // The search page answers below its field.
      if (isLoaded || form.closest('[data-search]')) return
      isLoaded = true
      import(/* @vite-ignore */ suggestions)
    }
    form.addEventListener('focusin', load)
    // Somebody may have been quicker than this script.
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
