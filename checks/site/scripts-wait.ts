import type { Rule } from '#checks/rule.ts'
import { waitingType } from '#site/page-start/waiting-type.ts'
import type { BuiltSite } from './built-site.ts'

export const scriptsWait: Rule<BuiltSite> = {
  name: 'no script of a page is fetched before its picture is painted',
  findProblems: ({ pages }) =>
    pages.flatMap(({ path, root }) => [
      ...root
        .querySelectorAll('script[src]')
        .filter((script) => script.getAttribute('type') !== waitingType)
        .map((script) => ({
          file: path,
          fix: `${script.getAttribute('src')} is fetched at once. Bring it as a <script> of a screen, which site/middleware.ts lets wait.`,
        })),
      ...root.querySelectorAll('link[rel="modulepreload"]').map((link) => ({
        file: path,
        fix: `${link.getAttribute('href')} is fetched at once. Let it be imported.`,
      })),
    ]),
}
