import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

const licence = /\bCC[ -]?(BY|0)|\bNLOD\b|\bODbL\b|\blisens|\blicen[cs]e|lizenz/i
/** Where a link may be called by a licence: it leads to its text. */
const licenceText =
  /creativecommons\.org|opendatacommons\.org|data\.norge\.no\/nlod|openstreetmap\.org\/copyright|\/licen[cs]e/i

export const linksAreNamedByWhereTheyLead: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'no link is called by a licence unless it leads to its text',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('a[href]')
        .filter((link) => licence.test(link.text) && !licenceText.test(link.getAttribute('href') ?? ''))
        .map((link) => ({
          file: path,
          fix: `"${link.text.trim()}" leads to ${link.getAttribute('href')}. Call the link by where it leads, and put the licence beside it.`,
        })),
    )
  },
}
