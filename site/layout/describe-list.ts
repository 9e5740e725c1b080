/**
 * A list of pages for search engines (schema.org ItemList), in the order of the page. It says what is listed and where
 * it stands, nothing about how good it is.
 */
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
