import type { Rule } from '#checks/rule.ts'
import { defaultLanguage, languageKeys } from '#contract/languages.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

const codes = [...languageKeys, 'x-default'].sort()

export const alternatesPointBothWays: Rule<BuiltSite> = {
  name: 'every page names itself in every language, and each of those names it back',
  findProblems(site) {
    const pages = new Map(site.pages.map((page) => [site.origin + encodeURI(page.path), page]))
    return site.pages.flatMap((page) => {
      const alternates = readAlternates(page)
      if (!page.isIndexed) {
        return alternates.size > 0 ? [{ file: page.path, fix: 'A page that is not indexed has no alternates.' }] : []
      }
      const found = [...alternates.keys()].sort().join(' ')
      if (found !== codes.join(' '))
        return [{ file: page.path, fix: `hreflang has ${found || 'nothing'}, not ${codes.join(' ')}.` }]
      return [...alternates].flatMap(([code, address]) => {
        const target = pages.get(address)
        const wanted = code === 'x-default' ? defaultLanguage : code
        if (!target) return [{ file: page.path, fix: `The alternate ${code} leads to ${address}, which is not built.` }]
        if (target.language !== wanted)
          return [{ file: page.path, fix: `The alternate ${code} leads to a page in ${target.language}.` }]
        // Alternates name the canonical page, never its twin.
        if (readAlternates(target).get(page.language) !== site.origin + encodeURI(page.canonical)) {
          return [
            { file: page.path, fix: `${target.path} does not name this page as its alternate in ${page.language}.` },
          ]
        }
        return []
      })
    })
  },
}

function readAlternates({ root }: BuiltPage): Map<string, string> {
  return new Map(
    root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  )
}
