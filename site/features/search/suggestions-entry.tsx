import { hydrateRoot } from 'react-dom/client'
import { loadSearchData, prepareAnswers } from './engine/ask-guide.ts'
import { SuggestionField } from './SuggestionField.tsx'
import styles from './suggestions.css?url'
import { endSearching } from './use-searching.ts'

// Loaded by `search-loader-behaviour.ts` on the first focus of a search field.

async function startSuggestions(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input')
  if (!input?.parentElement) return
  const { id, placeholder } = input
  const data = await loadSearchData()
  const field = <SuggestionField form={form} field={{ id, placeholder }} data={data} styles={styles} />
  hydrateRoot(input.parentElement, field, { identifierPrefix: id })
}

/**
 * Without its texts nothing can be shown: the form works as before, and the next focus tries again. No word of it: a page that is left
 * while they are on their way gets them as refused, and may come back from the browser's memory.
 */
function tryToStart(form: HTMLFormElement): void {
  startSuggestions(form).catch(() => {
    endSearching(form)
    form.addEventListener('focusin', () => tryToStart(form), { once: true })
  })
}

prepareAnswers()
for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
  if (!form.closest('[data-search]')) tryToStart(form)
}
