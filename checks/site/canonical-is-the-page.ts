import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const canonicalIsThePage: Rule<BuiltSite> = {
  name: 'the canonical address of a page is its own or its twin’s, and pages that are not indexed say so',
  findProblems(site) {
    return site.pages.flatMap(({ path, root, isIndexed, canonical }) => {
      const found = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))
      const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content')
      const wanted = isIndexed ? [site.origin + encodeURI(canonical)] : []
      return [
        ...(found.join(' ') === wanted.join(' ')
          ? []
          : [{ file: path, fix: `canonical is "${found.join(' ')}", not "${wanted.join(' ')}".` }]),
        ...(robots === (isIndexed ? 'index, follow' : 'noindex')
          ? []
          : [{ file: path, fix: `robots is "${robots}". Pages to be found say "index, follow", others "noindex".` }]),
      ]
    })
  },
}
