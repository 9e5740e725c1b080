import { startSuggestions } from './suggestions-behaviour.ts'

// What `search-loader-behaviour.ts` fetches when a search field gets the focus for the first time.

for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
  if (!form.closest('[data-search]')) startSuggestions(form)
}
