import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

// Bytes over the wire (brotli; Pagefind's own pieces are compressed already), except the loader's, which are as written.

const budgets = {
  /**
   * What every page carries: for the search in its header, for the language switch to keep the address, and to bring the worker for
   * no network, when a second page is read. 1,263 bytes when measured.
   */
  loader: 1280,
  /** Our own part of what the first focus in the header's field or on the search page fetches. */
  suggestions: 8500,
  answers: 8500,
  words: 1600,
  /** The names and keywords that a slip of the pen is put right with. */
  vocabulary: 6000,
  /** Pagefind itself with the index's list of pages and the WebAssembly of one language. */
  pagefind: 90_000,
}

type Site = Pick<BuiltSite, 'pages' | 'files' | 'languageTags'>

/** The files of script that every page carries. */
export function listSharedScripts(pages: readonly BuiltPage[]): string[] {
  const lists = pages.map(({ root }) =>
    root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
  )
  const [first = [], ...others] = lists
  return first.filter((address) => others.every((list) => list.includes(address)))
}

export const searchLoaderIsTiny: Rule<Site> = {
  name: 'what every page carries of script is one file of at most 1.25 KB that imports nothing',
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

export const searchIsLight: Rule<Site> = {
  name: 'searching fetches no more than its budget, in each language',
  findProblems({ files, languageTags }) {
    const weigh = (pattern: RegExp) =>
      [...files].filter(([path]) => pattern.test(path)).reduce((sum, [, { compressedSize }]) => sum + compressedSize, 0)
    const shared = weigh(/^\/pagefind\/(pagefind(-worker)?\.js|pagefind-entry\.json)$/)
    return [
      ...exceed('the script and the styles of the suggestions', weigh(/^\/_assets\/suggestions-/), budgets.suggestions),
      ...exceed('the script of the search page', weigh(/^\/_assets\/search-page-/), budgets.answers),
      ...Object.entries(languageTags).flatMap(([language, tag]) => [
        ...exceed(`/search/${language}.json`, weigh(new RegExp(`^/search/${language}\\.json$`)), budgets.words),
        ...exceed(
          `/search/words/${language}.json`,
          weigh(new RegExp(`^/search/words/${language}\\.json$`)),
          budgets.vocabulary,
        ),
        ...exceed(
          `Pagefind in ${language}`,
          shared + weigh(new RegExp(`^/pagefind/(wasm\\.${tag}\\.pagefind|pagefind\\.${tag}_\\w+\\.pf_meta)$`)),
          budgets.pagefind,
        ),
      ]),
    ]
  },
}

function exceed(file: string, value: number, budget: number): Problem[] {
  return value > budget ? [{ file, fix: `${value} bytes, ${value - budget} more than the ${budget} allowed.` }] : []
}
