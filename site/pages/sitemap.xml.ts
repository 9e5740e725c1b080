import type { APIRoute } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { isListed, listAllPages } from '#site/page-list/all-pages.ts'

/** Lists every indexed page with its alternates in the other languages. */
export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string) => new URL(encodeURI(path), site).href
  const entries = listAllPages()
    .filter(isListed)
    .map((page) => {
      const alternates = [
        ...languageKeys.map((key) => [key, page.alternates[key]] as const),
        ['x-default', page.alternates.no] as const,
      ].map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${absolute(path)}"/>`)
      return `<url><loc>${absolute(page.path)}</loc>${alternates.join('')}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
