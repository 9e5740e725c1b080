import { totalOf } from '#checks/site/page-weight.ts'
import { languageKeys } from '#contract/languages.ts'
import { listHeaviestPages } from './heaviest-pages.ts'

// Prints the transfer size in bytes of the heaviest page of each kind before scrolling. Needs a built site.
// `node bench/page-weight.ts`

const heaviest = new Map<string, object>()
const pages = await listHeaviestPages([], languageKeys)
for (const { kind, path, weight } of pages.toSorted((one, other) => totalOf(one.weight) - totalOf(other.weight)))
  heaviest.set(kind, { path, ...weight, total: totalOf(weight) })
console.table(Object.fromEntries(heaviest))
