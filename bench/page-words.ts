import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { languageKeys } from '#contract/languages.ts'

// Prints how many words the pages of built sites show in `<main>`, by language, open and folded in `<details>`, and per page of the last
// site named. Two folders give the ratio of the second to the first. `node bench/page-words.ts before/site after/site [--pages]`

interface PageWords {
  path: string
  language: string
  open: number
  folded: number
}

/** What a page does not show to those who look at it; what is only printed is named so. */
const notShown =
  'script, style, template, noscript, svg, [hidden], [popover], option, .visually-hidden, [class$="-printed"]'

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:–-]*/gu)?.length ?? 0

/** Returns the words that a page's `<main>` shows, and those that are folded; undefined for a redirect or a page without one. */
function countPage(folder: string, file: string): PageWords | undefined {
  const document = parse(readFileSync(join(folder, file), 'utf8'))
  const main = document.querySelector('main')
  if (!main) return undefined
  for (const silent of main.querySelectorAll(notShown)) silent.remove()
  const words = () => countWords(main.structuredText)
  const all = words()
  for (const fold of main.querySelectorAll('details:not([open])'))
    for (const child of fold.childNodes) if (!/^<summary/.test(child.toString())) child.remove()
  const open = words()
  const language = document.querySelector('html')?.getAttribute('lang') ?? ''
  return { path: file.replace(/(\/?index)?\.html$/, ''), language, open, folded: all - open }
}

const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const sites = folders.map((folder) =>
  globSync('**/*.html', { cwd: folder }).flatMap((file) => countPage(folder, file) ?? []),
)
const last = sites.at(-1)
if (!last) throw new Error('Name at least one folder of a built site.')
const first = sites[0] ?? last
const sum = (pages: readonly PageWords[], language: string, part: 'open' | 'folded') =>
  pages.filter((page) => page.language.startsWith(language)).reduce((total, page) => total + page[part], 0)
for (const language of languageKeys.map((key) => (key === 'no' ? 'n' : key))) {
  const [open, openBefore] = [sum(last, language, 'open'), sum(first, language, 'open')]
  const [folded, foldedBefore] = [sum(last, language, 'folded'), sum(first, language, 'folded')]
  console.log(
    `${language}: ${open} words open (${(open / openBefore).toFixed(2)}), ${folded} folded, all ${((open + folded) / (openBefore + foldedBefore)).toFixed(2)}`,
  )
}
if (process.argv.includes('--pages'))
  for (const page of last.toSorted((a, b) => b.open - a.open)) {
    const before = first.find((each) => each.path === page.path && each.language === page.language)
    console.log(`${page.open}\t${page.folded}\t${before?.open ?? '-'}\t${page.path}`)
  }
