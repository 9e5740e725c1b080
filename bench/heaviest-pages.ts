import { readGuide } from '#checks/read-guide.ts'
import { readBuiltSite } from '#checks/site/built-site.ts'
import { type PageWeight, totalOf, weighPage } from '#checks/site/page-weight.ts'

export interface HeaviestPage {
  kind: string
  language: string
  path: string
  weight: PageWeight
}

/** Resolves with the heaviest built page of every kind in each language; of `kinds` alone unless empty, in `languages` alone. */
export async function listHeaviestPages(
  kinds: readonly string[],
  languages: readonly string[],
): Promise<HeaviestPage[]> {
  const site = await readBuiltSite(await readGuide())
  const heaviest = new Map<string, HeaviestPage>()
  for (const { id: kind, language, path, ...page } of site.pages) {
    if ((kinds.length > 0 && !kinds.includes(kind)) || !languages.includes(language)) continue
    const weight = weighPage({ id: kind, language, path, ...page }, site.files)
    const other = heaviest.get(`${kind} ${language}`)
    if (!other || totalOf(other.weight) < totalOf(weight))
      heaviest.set(`${kind} ${language}`, { kind, language, path, weight })
  }
  return [...heaviest.values()]
}
