import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const openDataIsCredited: Rule<Pick<BuiltSite, 'pages' | 'openData'>> = {
  name: 'every page that shows facts of an open register says whose they are and under which licence',
  findProblems({ pages, openData }) {
    return openData.flatMap(({ path: href, words, link }) => {
      // As a link has it: `/de/fischerh%C3%BCtten`.
      const path = decodeURI(href)
      const page = pages.find((each) => each.path === path)
      if (!page)
        return [{ file: path, fix: 'Accepted facts of an open register belong to this page, which is not built.' }]
      const missing = [
        ...(page.root.textContent.includes(words) ? [] : [`"${words}"`]),
        ...(link === undefined || page.root.querySelector(`a[href="${link}"]`) ? [] : [`a link to ${link}`]),
      ]
      return missing.length === 0
        ? []
        : [
            {
              file: path,
              fix: `It shows accepted facts of an open register without ${missing.join(' and ')}. Show its credit.`,
            },
          ]
    })
  },
}
