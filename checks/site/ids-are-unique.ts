import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const idsAreUnique: Rule<BuiltSite> = {
  name: 'no id is given twice on a page',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id)
      return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
        file: path,
        fix: `The id "${id}" is given more than once. Links and labels find only the first.`,
      }))
    })
  },
}
