import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys } from '#contract/languages.ts'
import { listIndexedPages } from '#site/search/describe-page.ts'
import { listVocabulary } from '#site/search/vocabulary.ts'

interface Props {
  language: Language
}

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** The names and keywords of the guide, for words that nothing is found for: a slip of the pen is corrected with these. */
export const GET: APIRoute<Props> = ({ props: { language } }) =>
  Response.json(listVocabulary(listIndexedPages(language)))
