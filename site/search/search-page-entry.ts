import { startSearchPage } from './search-page-behaviour.ts'

// What `search-page-loader-behaviour.ts` fetches when the search page is to answer.

const root = document.querySelector<HTMLElement>('[data-search]')
if (root) startSearchPage(root)
