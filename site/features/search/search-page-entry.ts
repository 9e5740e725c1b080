import { startSearchPage } from './search-page-behaviour.ts'

// Loaded by `search-page-loader-behaviour.ts`.

const root = document.querySelector<HTMLElement>('[data-search]')
if (root) startSearchPage(root)
