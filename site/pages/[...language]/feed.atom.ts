import type { APIRoute } from 'astro'
import { articles } from '#site/content/model/article-queries.ts'
import { readArticlesCopy } from '#site/content/model/pages/articles-copy.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { writeFeed } from '#site/features/articles/write-feed.ts'
import { type LanguageProps, listLanguagePaths } from '#site/page-list/language-paths.ts'

export const getStaticPaths = listLanguagePaths

/** The articles of a language as an Atom feed. */
export const GET: APIRoute<LanguageProps> = ({ props: { language }, site }) => {
  const guide = { name: readSiteFacts().name, subtitle: readArticlesCopy(language).description, origin: String(site) }
  return new Response(writeFeed(articles.list(language), guide, language), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
