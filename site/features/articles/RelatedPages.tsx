import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { findRelatedArticles, listMentions, type Mention } from './find-related.ts'
import './RelatedPages.css'

const groups = [
  { kind: 'places', title: 'article.related.places', most: 4 },
  { kind: 'trips', title: 'article.related.trips', most: 4 },
  { kind: 'activities', title: 'article.related.activities', most: 4 },
] as const satisfies { kind: Mention['kind']; title: MessageKey; most: number }[]

export function RelatedPages({ id, language }: { id: string; language: Language }) {
  const translate = translator(language)
  const mentions = listMentions(id, language)
  const lists = groups.map(({ kind, title, most }) => ({
    title,
    pages: mentions
      .filter((mention) => mention.kind === kind)
      .slice(0, most)
      .map(({ id: entry, name }) => ({ id: entry, name, href: linkToEntry(kind, entry, language) })),
  }))
  const articles = findRelatedArticles(id, language, 3).map(({ id: other, words }) => ({
    id: other,
    name: words.name,
    href: linkToEntry('articles', other, language),
  }))
  return (
    <div className="article-related">
      {[...lists, { title: 'article.related.articles' as const, pages: articles }]
        .filter(({ pages }) => pages.length > 0)
        .map(({ title, pages }) => (
          <section key={title}>
            <h3>{translate(title)}</h3>
            <ul>
              {pages.map(({ id: page, name, href }) => (
                <li key={page}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
