import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const sitemapIsExact: Rule<BuiltSite> = {
  name: 'the sitemap lists exactly the pages to be found, and robots.txt names it',
  findProblems({ origin, pages, sitemap, robots }) {
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    const wanted = pages
      .filter(({ isIndexed, path, canonical }) => isIndexed && path === canonical)
      .map(({ path }) => origin + encodeURI(path))
    const line = `Sitemap: ${origin}/sitemap.xml`
    return [
      ...wanted
        .filter((address) => !listed.includes(address))
        .map((address) => ({ file: '/sitemap.xml', fix: `${address} is missing.` })),
      ...listed
        .filter((address) => !wanted.includes(address))
        .map((address) => ({ file: '/sitemap.xml', fix: `${address} is not a page to be found.` })),
      ...listed
        .filter((address, index) => listed.indexOf(address) !== index)
        .map((address) => ({ file: '/sitemap.xml', fix: `${address} is listed twice.` })),
      ...(robots.split('\n').includes(line) ? [] : [{ file: '/robots.txt', fix: `The line "${line}" is missing.` }]),
      ...(/^Disallow: \/\s*$/m.test(groupOfAll(robots))
        ? [{ file: '/robots.txt', fix: 'It shuts out every search engine.' }]
        : []),
    ]
  },
}

/** What robots.txt says to those it does not name: training, for one, may be refused by name. */
function groupOfAll(robots: string): string {
  return robots.split(/\n\s*\n/).find((group) => /^User-agent: \*$/m.test(group)) ?? ''
}
