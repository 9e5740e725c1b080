import { hydrateRoot } from 'react-dom/client'
import { loadSearchData, prepareAnswers } from './engine/ask-guide.ts'
import { SuggestionField } from './SuggestionField.tsx'
import styles from './suggestions.css?url'

// Loaded by `search-loader-behaviour.ts` on the first focus of a search field.

async function startSuggestions(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input')
  if (!input?.parentElement) return
  const { id, placeholder } = input
  const data = await loadSearchData()
  const field = <SuggestionField form={form} field={{ id, placeholder }} data={data} styles={styles} />
  hydrateRoot(input.parentElement, field, { identifierPrefix: id })
}

prepareAnswers()
for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
  // Without its texts nothing can be shown; the form works as before.
  if (!form.closest('[data-search]')) startSuggestions(form).catch(console.error)
}
