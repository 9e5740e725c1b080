import { readGuide } from '#checks/read-guide.ts'
import { readBuiltSite } from '#checks/site/built-site.ts'
import { type PageWeight, totalOf, weighPage } from '#checks/site/page-weight.ts'

// Prints the transfer size in bytes of the heaviest page of each kind before scrolling. Needs a built site.
// `node bench/page-weight.ts`

const site = await readBuiltSite(await readGuide())
const heaviest = new Map<string, { path: string; weight: PageWeight }>()
for (const page of site.pages) {
  const weight = weighPage(page, site.files)
  const other = heaviest.get(page.id)
  if (!other || totalOf(other.weight) < totalOf(weight)) heaviest.set(page.id, { path: page.path, weight })
}
console.table(
  Object.fromEntries(
    [...heaviest].map(([kind, { path, weight }]) => [kind, { path, ...weight, total: totalOf(weight) }]),
  ),
)
