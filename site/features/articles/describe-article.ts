import { type Language, languages } from '#contract/languages.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import type { ArticleCategory } from '#site/content/model/article-schema.ts'
import { listArticleSources } from '#site/content/model/article-text.ts'
import type { MessageKey } from '#site/i18n/translate.ts'

interface Where {
  address: string
  guideName: string
  guideAddress: string
  /** Who publishes the guide, if the owner says so; else the guide itself. */
  publisher?: object | undefined
}

/** Returns an article as schema.org data, with its dates of publication and last check. */
export function describeArticle(
  article: Article,
  { address, guideName, guideAddress, publisher }: Where,
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
    publisher: publisher ?? guide,
    citation: listArticleSources(article, language),
    mainEntityOfPage: { '@id': address },
  }
}

export const categoryWords = {
  food: 'article.category.food',
  nature: 'article.category.nature',
  culture: 'article.category.culture',
  planning: 'article.category.planning',
  conduct: 'article.category.conduct',
} as const satisfies Record<ArticleCategory, MessageKey>
