import type { Rule } from '#checks/rule.ts'
import { isForWhoIsOut } from '#site/routes/pages.ts'
import type { BuiltSite } from './built-site.ts'

export const warningsReachWhoIsOut: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'every page but those about the guide itself has the line of today, once, and hidden until there is something to say',
  findProblems({ pages }) {
    return pages.flatMap(({ path, id, root }) => {
      const lines = root.querySelectorAll('[data-today-line]')
      const wanted = isForWhoIsOut(id) ? 1 : 0
      if (lines.length !== wanted)
        return [
          {
            file: path,
            fix: `There are ${lines.length} lines of today, and a page of ${id} has ${wanted}: give its head \`today\`, or change the rule in site/routes/pages.ts.`,
          },
        ]
      return lines.some((line) => !line.hasAttribute('hidden'))
        ? [{ file: path, fix: 'The line of today is shown before anybody asked. Build it hidden.' }]
        : []
    })
  },
}
