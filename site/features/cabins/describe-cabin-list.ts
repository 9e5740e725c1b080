import type { Cabin } from '#site/editorial/cabin-queries.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'

/** The list of places with rorbuer for search engines (schema.org ItemList), in the order of the page. Names and pages only, never ratings. */
export function describeCabinList(
  cabins: readonly Pick<Cabin, 'id' | 'facts'>[],
  { language }: Pick<GuidePage, 'language'>,
  siteOrigin: string,
): object {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: cabins.length,
    itemListElement: cabins.map(({ id, facts }, index) => {
      const href = hrefFor('cabin', language, { slug: id })
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: facts.name,
        url: new URL(href, siteOrigin).href,
      }
    }),
  }
}
