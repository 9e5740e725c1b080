import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

/** What only the owner's desk says: its addresses and its command. */
const marks = [/["'`(=\s]\/desk(?:\/|\?|["'`)\s])/, /npm run desk/]

/** The desk can change every text, so nothing of it may reach visitors: neither page nor script, not even a link. */
export const nothingOfTheDesk: Rule<Pick<BuiltSite, 'pages' | 'files'>> = {
  name: 'nothing of the owner’s desk is built',
  findProblems({ pages, files }) {
    const texts = [
      ...pages.map(({ path, html }) => [path, html] as const),
      ...[...files].map(([path, { text }]) => [path, text] as const),
    ]
    return texts
      .filter(([path, text]) => /^\/desk(?:\/|\.|$)/.test(path) || marks.some((mark) => mark.test(text)))
      .map(([file]) => ({ file, fix: 'It holds something of the desk. Nothing that is built may import from desk/.' }))
  },
}
