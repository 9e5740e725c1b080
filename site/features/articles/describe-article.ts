import { type Language, languages } from '#contract/languages.ts'
import type { Article } from '#site/editorial/article-queries.ts'
import { listArticleSources } from '#site/editorial/article-text.ts'

interface Place {
  /** The address of the page. */
  address: string
  guideName: string
  guideAddress: string
}

/** An article for search engines (schema.org), with the days it was published and last compared with its sources. */
export function describeArticle(
  article: Article,
  { address, guideName, guideAddress }: Place,
  language: Language,
): object {
  const { facts, words } = article
  const guide = { '@type': 'Organization', name: guideName, url: guideAddress }
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: words.name,
    description: words.description,
    inLanguage: languages[language].tag,
    datePublished: facts.publishedOn,
    dateModified: facts.checkedOn,
    author: guide,
    publisher: guide,
    citation: listArticleSources(article, language),
    mainEntityOfPage: { '@id': address },
  }
}
