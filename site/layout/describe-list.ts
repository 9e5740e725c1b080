/** Returns a list of pages as a schema.org ItemList, without any rating. */
export function describeList(items: { name: string; href: string }[], siteOrigin: string): object {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(href, siteOrigin).href,
    })),
  }
}
