import type { Cabin } from '#site/content/model/cabin-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'

/** Returns the cabins as a schema.org ItemList in the order of the page: names and pages only, never ratings. */
export function describeCabinList(
  cabins: readonly Pick<Cabin, 'id' | 'facts'>[],
  { language }: Pick<GuidePage, 'language'>,
  siteOrigin: string,
): object {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: cabins.length,
    itemListElement: cabins.map(({ id, facts }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: facts.name,
      url: new URL(linkToEntry('cabins', id, language), siteOrigin).href,
    })),
  }
}
