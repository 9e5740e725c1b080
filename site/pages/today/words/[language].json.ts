import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import { nameStops } from '#site/content-model/stop-queries.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import type { LineWords } from '#site/today/line-words.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns what the line of today on other pages says in a language. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) => {
  const { words, title } = readTodayCopy(language)
  return Response.json({ words, title, href: hrefFor('today', language), stops: nameStops() } satisfies LineWords)
}
