import type { Article } from './article-queries.ts'
import { sortByOrder } from './define-kind.ts'

/** The articles that the editors put on the home page, the first one first. Throws a `ContentError` when two have one rank. */
export function listFeaturedArticles(articles: readonly Article[]): Article[] {
  const featured = articles.filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}

/** The article at the head of the list: the first of the home page, or the newest. */
export function pickLeadArticle(articles: readonly Article[]): Article | undefined {
  return listFeaturedArticles(articles)[0] ?? articles[0]
}
