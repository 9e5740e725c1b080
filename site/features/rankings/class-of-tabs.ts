import type { Ranking } from '#site/editorial/ranking-queries.ts'

/** The class of an entry in the list: which tabs show it, by their place in the bar (the first is «all»). */
export function classOfTabs({ categories }: Pick<Ranking, 'categories'>, of: readonly string[]): string {
  return categories.flatMap((category, index) => (index > 0 && of.includes(category) ? [`tab-${index}`] : [])).join(' ')
}
