import type { Language } from '#contract/languages.ts'
import { pathPrefixOf } from '#contract/languages.ts'

/** Returns the address of a language’s Atom feed: `/feed.atom`, `/en/feed.atom`, `/de/feed.atom`. */
export function feedPathOf(language: Language): string {
  return `${pathPrefixOf(language)}/feed.atom`
}
