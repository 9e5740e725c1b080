import { startSuggestions } from './suggestions-behaviour.ts'

// Loaded by `search-loader-behaviour.ts` on the first focus of a search field.

for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
  if (!form.closest('[data-search]')) startSuggestions(form)
}
