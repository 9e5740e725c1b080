import { type Language, languages } from '#contract/languages.ts'
import { type ArticleFacts, type ArticleWords, articleFactsSchema, articleWordsSchema } from './article-schema.ts'
import { ContentError, listEntryIds, readFacts, readWords } from './read-content.ts'
import { remember } from './remember.ts'

/** An article in one language: its facts, its words, and its text as Markdown. */
export interface Article {
  kind: 'articles'
  id: string
  facts: ArticleFacts
  words: ArticleWords
  body: string
}

/** The ids of all articles, sorted. */
export function listArticleIds(): string[] {
  return listEntryIds('articles')
}

/** An article with its words in a language. Throws a `ContentError` that names file, field and remedy when content is at fault. */
export function readArticle(id: string, language: Language): Article {
  if (!listArticleIds().includes(id)) throw new ContentError(`There is no article "${id}" in content/articles.`)
  const facts = readFacts('articles', id, articleFactsSchema)
  return { kind: 'articles', id, facts, ...readWords('articles', id, language, articleWordsSchema) }
}

/** All articles in a language, the newest first; those of one day by their headings. */
export function listArticles(language: Language): Article[] {
  return [...sortedArticles(language)]
}

const sortedArticles = remember((language: Language) => {
  const { compare } = new Intl.Collator(languages[language].locale)
  return listArticleIds()
    .map((id) => readArticle(id, language))
    .sort(
      (one, other) =>
        other.facts.publishedOn.localeCompare(one.facts.publishedOn) || compare(one.words.name, other.words.name),
    )
})
