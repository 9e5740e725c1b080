import type { Language } from '#contract/languages.ts'
import { hrefFor } from './path-for.ts'

/** The address of a language’s Atom feed of articles: `/feed.atom`, `/en/feed.atom`, `/de/feed.atom`. */
export function feedPathOf(language: Language): string {
  const home = hrefFor('home', language)
  return `${home === '/' ? '' : home}/feed.atom`
}
