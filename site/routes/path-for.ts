import { type defaultLanguage, type Language, pathPrefixOf } from '#contract/languages.ts'
import { type PageId, pages } from './pages.ts'

/** The pages without a parameter; an entry's address comes from `linkToEntry`, which knows its slug. */
type PlainPageId = {
  [Page in PageId]: (typeof pages)[Page]['paths'][typeof defaultLanguage] extends `${string}[${string}` ? never : Page
}[PageId]

/**
 * Returns the path of a page, decoded, NFC: `pathFor('about', 'de')` is `/de/über-uns`.
 */
export function pathFor(page: PlainPageId, language: Language): string {
  return fillPattern(pages[page].paths[language], {})
}

/** Returns a path with its parameters filled in, NFC. Throws for a missing, empty, unknown or unsafe one. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  const unused = new Set(Object.keys(params))
  const path = pattern.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || !/^[\p{Letter}\p{Number}-]+$/u.test(value)) {
      throw new Error(`The path ${pattern} needs a plain value for "${name}", got ${JSON.stringify(value)}.`)
    }
    unused.delete(name)
    return value
  })
  if (unused.size > 0) throw new Error(`The path ${pattern} takes no ${[...unused].join(', ')}.`)
  return path.normalize('NFC')
}

/** Returns the percent-encoded path of a page for an `href`. */
export function hrefFor(page: PlainPageId, language: Language): string {
  return encodeURI(pathFor(page, language))
}

/** Returns the address of a language’s Atom feed: `/feed.atom`, `/en/feed.atom`, `/de/feed.atom`. */
export function feedPathOf(language: Language): string {
  return `${pathPrefixOf(language)}/feed.atom`
}
