import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const noInlineCode: Rule<BuiltSite> = {
  name: 'no element has a style attribute, an event attribute or a javascript: address',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root.querySelectorAll('*').flatMap((element) =>
        Object.entries(element.attributes)
          .filter(([name, value]) => /^(style|on\w+)$/i.test(name) || /^\s*javascript:/i.test(value))
          .map(([name]) => ({
            file: path,
            fix: `<${element.tagName.toLowerCase()} ${name}=…> is blocked by the content security policy. Use a class or a behaviour module.`,
          })),
      ),
    )
  },
}
