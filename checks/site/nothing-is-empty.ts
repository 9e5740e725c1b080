import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

/** Containers that must not be empty, as when all their figures were left out. */
const holders =
  'main ul, main ol, main dl, main table, main figure, main section, main blockquote, main aside, main .figures'
const something = 'img, svg, input, select, button, video, canvas'

export const nothingIsEmpty: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'no list, section or bracket is left empty',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root
        .querySelectorAll(holders)
        // Except decoration and islands.
        .filter((element) => !element.closest('[aria-hidden="true"], astro-island'))
        .filter((element) => element.textContent.trim() === '' && element.querySelectorAll(something).length === 0)
        .map((element) => ({
          file: path,
          fix: `There is an empty <${element.tagName.toLowerCase()}${element.classNames ? ` class="${element.classNames}"` : ''}>. Leave it out when nothing is to be shown in it.`,
        })),
    )
  },
}
