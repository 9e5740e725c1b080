import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const canonicalIsThePage: Rule<BuiltSite> = {
  name: 'the canonical address of a page is its own, and pages that are not indexed say so',
  findProblems(site) {
    return site.pages.flatMap(({ path, root, isIndexed }) => {
      const canonical = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))
      const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content')
      const wanted = isIndexed ? [site.origin + encodeURI(path)] : []
      return [
        ...(canonical.join(' ') === wanted.join(' ')
          ? []
          : [{ file: path, fix: `canonical is "${canonical.join(' ')}", not "${wanted.join(' ')}".` }]),
        ...(robots === (isIndexed ? 'index, follow' : 'noindex')
          ? []
          : [{ file: path, fix: `robots is "${robots}". Pages to be found say "index, follow", others "noindex".` }]),
      ]
    })
  },
}
