import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { nameStops } from '#site/content/model/stop-queries.ts'
import type { LineWords } from '#site/features/today/index.ts'
import { pickWords } from '#site/i18n/translate.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns what the line of today on other pages says in a language. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) => {
  const { words } = readTodayCopy(language)
  return Response.json({
    words,
    href: hrefFor('today', language),
    stops: nameStops(),
    boundary: pickWords(language, boundaryWords),
    wind: readWindLimits(),
  } satisfies LineWords)
}
