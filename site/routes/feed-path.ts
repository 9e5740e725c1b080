import type { Language } from '#site/i18n/languages.ts'
import { hrefFor } from './path-for.ts'

/** The address of a language’s Atom feed of articles: `/feed.xml`, `/en/feed.xml`, `/de/feed.xml`. */
export function feedPathOf(language: Language): string {
  const home = hrefFor('home', language)
  return `${home === '/' ? '' : home}/feed.xml`
}
