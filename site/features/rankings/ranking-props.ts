import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content/model/ranking-queries.ts'

export interface RankedProps {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}

/** Returns the classes of an entry in the list: the indexes of the tabs that show it (the first is «all»). */
export function classOfTabs({ categories }: Pick<Ranking, 'categories'>, of: readonly string[]): string {
  return categories.flatMap((category, index) => (index > 0 && of.includes(category) ? [`tab-${index}`] : [])).join(' ')
}
