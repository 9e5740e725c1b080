import type { ArticleCategory } from '#site/content/model/article-schema.ts'
import type { MessageKey } from '#site/i18n/translate.ts'

export const categoryWords = {
  food: 'article.category.food',
  nature: 'article.category.nature',
  culture: 'article.category.culture',
  planning: 'article.category.planning',
  conduct: 'article.category.conduct',
} as const satisfies Record<ArticleCategory, MessageKey>
