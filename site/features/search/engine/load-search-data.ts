import { defaultLanguage, type Language, languageKeys, languages } from '#contract/languages.ts'
import type { SearchData } from '#site/features/search/search-data.ts'

/** Returns the language of the document; offline, the page may stand in for one in another language. */
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

/** Fetches a file once; after a failure, again. */
function loadOnce(path: string): Promise<unknown> {
  const known = loaded.get(path)
  if (known) return known
  const loading = load(path)
  loaded.set(path, loading)
  loading.catch(() => loaded.delete(path))
  return loading
}

/** Resolves with the search data in the language of the page. */
export function loadSearchData(): Promise<SearchData> {
  return loadOnce(`/search/${languageOfDocument()}.json`) as Promise<SearchData>
}

/** Resolves with the names and keywords of the guide in the language of the page, for corrections. */
export function loadVocabulary(): Promise<readonly string[]> {
  return loadOnce(`/search/words/${languageOfDocument()}.json`) as Promise<readonly string[]>
}
