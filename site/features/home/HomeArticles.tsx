import type { Language } from '#contract/languages.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import type { HomeCopy } from '#site/content/model/pages/home-copy.ts'
import { ArticleEntry } from '#site/features/articles/ArticleEntry.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './HomeArticles.css'
import '#site/ui/entries.css'

interface Props {
  articles: Article[]
  copy: HomeCopy['articles']
  language: Language
}

export function HomeArticles({ articles, copy, language }: Props) {
  return (
    <>
      <div className="home-articles-head cluster">
        <h2>{copy.title}</h2>
        <MoreLink href={hrefFor('articles', language)}>{copy.all}</MoreLink>
      </div>
      <div className="entries lead3">
        {articles.map((article, index) => (
          <ArticleEntry key={article.id} article={article} language={language} shape={index === 0 ? 'lead' : 'side'} />
        ))}
      </div>
    </>
  )
}
