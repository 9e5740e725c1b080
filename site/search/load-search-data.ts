import { defaultLanguage, type Language, languageKeys, languages } from '#contract/languages.ts'
import type { SearchData } from './search-data.ts'

/** The language of the page, which is not always that of its path: without a network one page may stand in for another. */
function languageOfDocument(): Language {
  const { lang } = document.documentElement
  return languageKeys.find((language) => languages[language].tag === lang) ?? defaultLanguage
}

const loaded = new Map<string, Promise<unknown>>()

async function load(path: string): Promise<unknown> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} cannot be loaded.`)
  return answer.json()
}

/** Fetches a file once; one that failed is asked for again the next time. */
function loadOnce(path: string): Promise<unknown> {
  const known = loaded.get(path)
  if (known) return known
  const loading = load(path)
  loaded.set(path, loading)
  loading.catch(() => loaded.delete(path))
  return loading
}

/** What the search says and links, in the language of the page. */
export function loadSearchData(): Promise<SearchData> {
  return loadOnce(`/search/${languageOfDocument()}.json`) as Promise<SearchData>
}

/** The names and keywords of the guide in the language of the page, to put a slip of the pen right. */
export function loadVocabulary(): Promise<readonly string[]> {
  return loadOnce(`/search/words/${languageOfDocument()}.json`) as Promise<readonly string[]>
}
