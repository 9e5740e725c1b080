import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const newTabsAreSafe: Rule<BuiltSite> = {
  name: 'a link that opens a new tab does not hand over the page behind it',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('a[target="_blank"]')
        .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
        .map((link) => ({ file: path, fix: `${link.getAttribute('href')} opens a new tab without rel="noopener".` })),
    )
  },
}
