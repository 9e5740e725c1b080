import { join } from 'node:path'
import { type Language, languages } from '#contract/languages.ts'
import { ContentError, contentFolder, isDraftArticle, listEntryIds, readText } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { readFacts, readWords } from '#site/content/reader/read-content.ts'
import { type ArticleFacts, type ArticleWords, articleFactsSchema, articleWordsSchema } from './article-schema.ts'
import { type KindQueries, registerKind, sortByOrder } from './define-kind.ts'

export interface Article {
  kind: 'articles'
  id: string
  facts: ArticleFacts
  words: ArticleWords
  body: string
}

/** Returns the ids of the articles that are pages; drafts, which may be unfinished, are none. */
function listIds(): readonly string[] {
  return listEntryIds('articles').filter((id) => !isDraft(id))
}

function isDraft(id: string): boolean {
  return isDraftArticle(
    readText(join(contentFolder, 'articles', id, 'facts.yaml'), 'Every entry needs its facts in one file.'),
  )
}

/** Returns an article in a language. Throws a `ContentError` that names file, field and remedy. */
export function readArticle(id: string, language: Language): Article {
  if (!listIds().includes(id)) throw new ContentError(`There is no article "${id}" in content/articles.`)
  const facts = readFacts('articles', id, articleFactsSchema)
  return { kind: 'articles', id, facts, ...readWords('articles', id, language, articleWordsSchema) }
}

const sortedArticles = remember((language: Language) => {
  const { compare } = new Intl.Collator(languages[language].locale)
  return listIds()
    .map((id) => readArticle(id, language))
    .sort(
      (one, other) =>
        other.facts.publishedOn.localeCompare(one.facts.publishedOn) || compare(one.words.name, other.words.name),
    )
})

registerKind('articles', listIds, articleWordsSchema, readArticle)

/** The articles; their list is sorted newest first, then by heading. */
export const articles = {
  listIds,
  read: readArticle,
  list: (language) => [...sortedArticles(language)],
  nameOf: (id, language) => readArticle(id, language).words.name,
  schemas: { facts: articleFactsSchema, words: articleWordsSchema },
} as const satisfies KindQueries<Article>

/** Returns the articles of the home page in the editors’ order. Throws a `ContentError` for equal ranks. */
export function listFeaturedArticles(articles: readonly Article[]): Article[] {
  const featured = articles.filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}

/** Returns the article at the top of the list: the first of the home page, or the newest. */
export function pickLeadArticle(articles: readonly Article[]): Article | undefined {
  return listFeaturedArticles(articles)[0] ?? articles[0]
}
