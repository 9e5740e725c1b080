import type { Ranking } from '#site/content/model/ranking-queries.ts'

/** Returns the classes of an entry in the list: the indexes of the tabs that show it (the first is «all»). */
export function classOfTabs({ categories }: Pick<Ranking, 'categories'>, of: readonly string[]): string {
  return categories.flatMap((category, index) => (index > 0 && of.includes(category) ? [`tab-${index}`] : [])).join(' ')
}
