import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { addressOfPicture } from '#site/content/pictures/pictures.ts'
import { listIndexedPages, listIndexedPoints } from '#site/features/search/indexing/describe-page.ts'
import { listSearchedPages } from '#site/features/search/indexing/searched-pages.ts'
import { describeSearch } from '#site/features/search/search-data.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns the search data of a language, and hands the described pages to the index, which is built after the pages. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) => {
  const pages = listIndexedPages(language).map(({ picture, ...page }) =>
    picture ? { ...page, picture: addressOfPicture(picture) } : page,
  )
  listSearchedPages().set(language, [...pages, ...listIndexedPoints(language)])
  return Response.json(describeSearch(language))
}
