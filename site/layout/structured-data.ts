import { languages } from '#contract/languages.ts'
import type { SharePicture } from '#site/media/social-images/order-share-picture.ts'
import { shareSize } from '#site/media/social-images/share-size.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import type { Crumb } from '#site/ui/Crumbs.tsx'

interface Description {
  page: GuidePage
  title: string
  description: string
  crumbs: Crumb[]
  siteOrigin: string
  siteName: string
  /** Who publishes the guide, if the owner says so. */
  publisher?: object | undefined
  sharePicture?: SharePicture | undefined
  /** What the page is about, in the words of schema.org. */
  things?: object[]
}

/** Returns a page's structured data (schema.org WebPage and BreadcrumbList). Never contains a sample figure. */
export function describePage(parts: Description): object {
  const { page, title, description, crumbs, siteOrigin, siteName, publisher, sharePicture, things = [] } = parts
  const address = new URL(encodeURI(page.canonical[page.language]), siteOrigin).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: title,
        description,
        inLanguage: languages[page.language].tag,
        isPartOf: { '@type': 'WebSite', name: siteName, url: new URL('/', siteOrigin).href },
        ...(publisher ? { publisher } : {}),
        breadcrumb: { '@id': `${address}#breadcrumb` },
        ...(sharePicture ? { primaryImageOfPage: describePicture(sharePicture, siteOrigin) } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${address}#breadcrumb`,
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: new URL(crumb.href, siteOrigin).href,
        })),
      },
      ...things,
    ],
  }
}

/** The alternative text, used as caption, says that the picture is a drawing. */
function describePicture({ address, alt }: SharePicture, siteOrigin: string): object {
  const url = new URL(address, siteOrigin).href
  return { '@type': 'ImageObject', url, width: shareSize.width, height: shareSize.height, caption: alt }
}

/** Returns JSON for a script element, `<` escaped so that no text can end the element. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

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
