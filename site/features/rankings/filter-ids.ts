import type { Ranking } from '#site/editorial/ranking-queries.ts'

/**
 * The fragment of a tab in the address: `#luxury`, the same in every language, so that switching the language keeps it.
 * The style sheet shows only the entries of the tab whose fragment the address has (styles/rankings.css); no script is
 * needed, and back and forward work.
 */
export function fragmentOf(category: string): string {
  return category
}

/** The class of an entry in the list: which tabs show it, by their place in the bar (the first is «all»). */
export function classOfTabs({ categories }: Pick<Ranking, 'categories'>, of: readonly string[]): string {
  return categories.flatMap((category, index) => (index > 0 && of.includes(category) ? [`tab-${index}`] : [])).join(' ')
}
