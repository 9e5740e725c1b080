import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const oneMainHeading: Rule<BuiltSite> = {
  name: 'every page has exactly one main heading with words in it',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const headings = root.querySelectorAll('h1').filter(({ text }) => text.trim() !== '')
      return headings.length === 1 ? [] : [{ file: path, fix: `There are ${headings.length} h1 elements. Write one.` }]
    })
  },
}
