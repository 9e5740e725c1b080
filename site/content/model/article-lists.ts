import type { Article } from './article-queries.ts'
import { sortByOrder } from './define-kind.ts'

/** Returns the articles of the home page in the editors’ order. Throws a `ContentError` for equal ranks. */
export function listFeaturedArticles(articles: readonly Article[]): Article[] {
  const featured = articles.filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}

/** Returns the article at the top of the list: the first of the home page, or the newest. */
export function pickLeadArticle(articles: readonly Article[]): Article | undefined {
  return listFeaturedArticles(articles)[0] ?? articles[0]
}
