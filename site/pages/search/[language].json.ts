import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import { resolveReference } from '#site/content/model/render-text.ts'
import { addressOfPicture } from '#site/content/pictures/pictures.ts'
import { listIndexedPages, listIndexedPoints } from '#site/features/search/indexing/describe-page.ts'
import { listDrives } from '#site/features/search/indexing/list-drives.ts'
import { listSearchedPages } from '#site/features/search/indexing/searched-pages.ts'
import { describeSearch } from '#site/features/search/search-data.ts'
import type { LanguageProps } from '#site/page-list/language-paths.ts'

export const getStaticPaths = (() =>
  languageKeys.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths

/** Returns the search data of a language, and hands over what is searched, whose text is read after the pages are built. */
export const GET: APIRoute<LanguageProps> = ({ props: { language } }) => {
  const { asked, drive, live, needs } = readSearchCopy(language)
  const file = `content/pages/search/${language}.yaml`
  const pages = [...listIndexedPages(language), ...listIndexedPoints(language)].map(
    ({ picture, keywords, ...page }) => ({
      ...page,
      // So that «hotel in Svolvær» finds what is one.
      keywords: [...keywords, live.types[page.type]],
      ...(picture ? { picture: addressOfPicture(picture) } : {}),
    }),
  )
  listSearchedPages().set(language, {
    pages,
    words: asked,
    drives: listDrives(language, drive),
    needs: Object.values(needs).map((need) => ({ ...need, href: resolveReference(need.to, language, file) })),
  })
  return Response.json(describeSearch(language))
}
