import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listInternalLinks } from './page-links.ts'

export const linksKeepTheLanguage: Rule<BuiltSite> = {
  name: 'links stay in the language of the page, except those that switch it',
  findProblems(site) {
    const languages = new Map(site.pages.map(({ path, language }) => [path, language]))
    return site.pages.flatMap((page) =>
      listInternalLinks(page, site)
        .filter(({ element }) => element.tagName === 'A' || element.tagName === 'FORM')
        .filter(({ element, path }) => {
          const language = languages.get(path)
          return language !== undefined && language !== page.language && !element.hasAttribute('hreflang')
        })
        .map(({ address }) => ({
          file: page.path,
          fix: `${address} is in another language. Pass page.language to hrefFor.`,
        })),
    )
  },
}
