import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

export const pagesNameTheirLanguage: Rule<BuiltSite> = {
  name: 'every page says its language',
  findProblems({ pages, languageTags }) {
    return pages
      .filter(({ root, language }) => root.querySelector('html')?.getAttribute('lang') !== languageTags[language])
      .map(({ path, root, language }) => ({
        file: path,
        fix: `<html lang> is "${root.querySelector('html')?.getAttribute('lang')}", not "${languageTags[language]}".`,
      }))
  },
}
