import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

/** `text-decoration` with a thickness, which Safari refuses as a whole: the link has no underline then. */
const refused = /text-decoration:\s*underline [\d.]+[a-z]+/

export const safariReadsUnderlines: Rule<BuiltSite> = {
  name: 'no style sets the thickness of an underline in the shorthand, which Safari refuses',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const found = root.querySelectorAll('style').map((style) => refused.exec(style.text)?.[0])
      return found
        .filter((shorthand) => shorthand !== undefined)
        .map((shorthand) => ({
          file: path,
          fix: `"${shorthand}" leaves links in Safari without underline. Write text-decoration-thickness by itself, and see that cssTarget in astro.config.ts keeps the two apart.`,
        }))
    })
  },
}
