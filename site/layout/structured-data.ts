import { languages } from '#site/i18n/languages.ts'
import type { GuidePage } from '#site/routes/all-pages.ts'
import type { Crumb } from '#site/ui/Crumbs.tsx'

interface Description {
  page: GuidePage
  title: string
  description: string
  crumbs: Crumb[]
  siteOrigin: string
  siteName: string
}

/** What a page is and where it stands, for search engines (schema.org WebPage and BreadcrumbList). Never carries a sample figure. */
export function describePage({ page, title, description, crumbs, siteOrigin, siteName }: Description): object {
  const address = new URL(encodeURI(page.path), siteOrigin).href
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
        breadcrumb: { '@id': `${address}#breadcrumb` },
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
    ],
  }
}

/** JSON for a script element: `<` is written so that no text can end the element. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
