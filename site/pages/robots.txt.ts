import type { APIRoute } from 'astro'

/** The whole guide may be read by search engines; the interfaces for the browser hold nothing to find. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
