import { hydrateRoot } from 'react-dom/client'
import { loadSearchData } from './engine/ask-guide.ts'
import { type PageParts, SearchPage } from './SearchPage.tsx'
import { endSearching } from './use-searching.ts'

// Loaded by `search-page-loader-behaviour.ts`.

function findParts(root: HTMLElement): PageParts | undefined {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const heading = find('h1')
  const status = find('[data-status]')
  const failure = find('[data-failure]')
  const answer = find('[data-answer]')
  const index = find('[data-index]')
  if (!heading || !status || !failure || !answer || !index) return undefined
  return { root, heading, lead: heading.nextElementSibling as HTMLElement | null, status, failure, answer, index }
}

async function startSearchPage(root: HTMLElement): Promise<void> {
  const parts = findParts(root)
  const input = root.querySelector('input')
  if (!parts || !input?.parentElement) return
  try {
    const data = await loadSearchData()
    const { id, placeholder } = input
    hydrateRoot(input.parentElement, <SearchPage parts={parts} field={{ id, placeholder }} data={data} />)
    parts.failure.hidden = true
  } catch (error) {
    console.error(error)
    endSearching(root)
    parts.failure.hidden = false
    parts.status.textContent = parts.failure.textContent
    // Typing tries again.
    root.addEventListener('input', () => startSearchPage(root), { once: true })
  }
}

const root = document.querySelector<HTMLElement>('[data-search]')
if (root) startSearchPage(root)
