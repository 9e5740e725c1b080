import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { articles } from '#site/editorial/article-queries.ts'
import { readArticlesCopy } from '#site/editorial/pages/articles-copy.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { writeFeed } from '#site/features/articles/write-feed.ts'

interface Props {
  language: Language
}

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({
    params: { language: pathPrefixOf(language).slice(1) || undefined },
    props: { language },
  }))) satisfies GetStaticPaths

/** The articles of a language as an Atom feed. */
export const GET: APIRoute<Props> = ({ props: { language }, site }) => {
  const guide = { name: readSiteFacts().name, subtitle: readArticlesCopy(language).description, origin: String(site) }
  return new Response(writeFeed(articles.list(language), guide, language), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
