import type { Rule } from '#checks/rule.ts'
import { languageKeys } from '#contract/languages.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'
import { exceed, listWithImports, sizeOf } from './page-weight.ts'

// Transferred bytes (brotli); for the loader, uncompressed bytes.

const budgets = {
  /** The script of every page: search loader, language switch, and what loads the worker, the trip, the line of today and what is for this visitor alone. 1,915 bytes when measured. */
  // Fetches what it loads whole, where a line drops part of it.
  // With what says that the search is on its way, before its own script has come.
  loader: 1930,
  /** What the first focus of a search field fetches, and the search page on use, with React, which all live pages share (58 KB). */
  suggestions: 75_000,
  answers: 75_000,
  words: 1600,
  /** The text of a language, and what indexes it beside the page: together within the 250 KB that a search on use may weigh. */
  text: 185_000,
  worker: 20_000,
}

type Site = Pick<BuiltSite, 'pages' | 'files'>

/** Returns the scripts that every page carries. */
export function listSharedScripts(pages: readonly BuiltPage[]): string[] {
  const lists = pages.map(({ root }) =>
    root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
  )
  const [first = [], ...others] = lists
  return first.filter((address) => others.every((list) => list.includes(address)))
}

export const searchLoaderIsTiny: Rule<Site> = {
  name: 'what every page carries of script is one file of at most 1.9 KB that imports nothing',
  findProblems({ pages, files }) {
    const shared = listSharedScripts(pages)
    const bytes = shared.reduce((sum, address) => sum + Buffer.byteLength(files.get(address)?.text ?? ''), 0)
    return [
      ...(shared.length > 1
        ? [{ file: shared.join(', '), fix: 'Every page carries more than one script. Join them.' }]
        : []),
      ...shared
        .filter((address) => /\bimport\b(?!\s*\()/.test(files.get(address)?.text ?? ''))
        .map((file) => ({ file, fix: 'It imports another file at once. Let it wait until somebody searches.' })),
      ...exceed('the loader of the search', bytes, budgets.loader),
    ]
  },
}

const workerPath = /^\/_assets\/search-worker[-.]/

export const searchIsLight: Rule<Site> = {
  name: 'searching fetches no more than its budget, in each language',
  findProblems({ files }) {
    const weigh = (pattern: RegExp) =>
      [...files].filter(([path]) => pattern.test(path)).reduce((sum, [, { compressedSize }]) => sum + compressedSize, 0)
    const weighWhole = (pattern: RegExp) =>
      sizeOf(
        [...files.keys()].filter((path) => pattern.test(path)).flatMap((path) => listWithImports(path, files)),
        files,
      )
    return [
      ...exceed(
        'the script and the styles of the suggestions',
        weighWhole(/^\/_assets\/suggestions[-.]/),
        budgets.suggestions,
      ),
      ...exceed('the script of the search page', weighWhole(/^\/_assets\/search-page-/), budgets.answers),
      ...exceed('the worker of the search', weigh(workerPath), budgets.worker),
      // The map is drawn at build time too, which must write no worker of its own.
      ...[...files.keys()]
        .filter((path) => workerPath.test(path))
        .slice(1)
        .map((file) => ({ file, fix: 'It is a second copy of the search worker, which no browser asks for.' })),
      ...languageKeys.flatMap((language) => [
        ...exceed(`/search/${language}.json`, weigh(new RegExp(`^/search/${language}\\.json$`)), budgets.words),
        ...exceed(
          `/search/text/${language}.json`,
          weigh(new RegExp(`^/search/text/${language}\\.json$`)),
          budgets.text,
        ),
      ]),
    ]
  },
}
