import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys } from '#contract/languages.ts'
import { addressOfPicture } from '#site/pictures/pictures.ts'
import { listIndexedPages } from '#site/search/describe-page.ts'
import { listSearchedPages } from '#site/search/indexing/searched-pages.ts'
import { describeSearch } from '#site/search/search-data.ts'

interface Props {
  language: Language
}

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** What the search in the browser says and links; and, for the index that is made after the build, what it knows of every page. */
export const GET: APIRoute<Props> = ({ props: { language } }) => {
  const pages = listIndexedPages(language).map(({ picture, ...page }) =>
    picture ? { ...page, picture: addressOfPicture(picture) } : page,
  )
  listSearchedPages().set(language, pages)
  return Response.json(describeSearch(language))
}
