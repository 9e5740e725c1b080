import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const picturesAreDescribed: Rule<BuiltSite> = {
  name: 'every picture has a width, a height and an alternative text',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root.querySelectorAll('img').flatMap((image) => {
        const name = image.getAttribute('src')
        const missing = ['width', 'height'].filter((size) => !/^\d+$/.test(image.getAttribute(size) ?? ''))
        // An empty text is right for decoration; without the attribute, screen readers read the address.
        if (image.getAttribute('alt') === undefined) missing.push('alt')
        return missing.map((attribute) => ({ file: path, fix: `The picture ${name} has no ${attribute}.` }))
      }),
    )
  },
}
