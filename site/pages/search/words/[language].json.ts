import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { listIndexedPages, listIndexedPoints } from '#site/features/search/indexing/describe-page.ts'
import { listVocabulary } from '#site/features/search/indexing/vocabulary.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns the names and keywords of the guide, with which typing errors are corrected. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) =>
  Response.json(
    listVocabulary([
      ...listIndexedPages(language),
      ...listIndexedPoints(language).map(({ name }) => ({ name, where: '', keywords: [] })),
    ]),
  )
