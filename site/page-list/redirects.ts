import { defaultLanguage, type Language, languageKeys } from '#contract/languages.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { kindIds } from '#site/content/model/kinds.ts'
import { listRetiredAddresses, readRetired } from '#site/content/model/retired-queries.ts'
import { oldPathOfEntry, pathOfEntry } from '#site/content/model/slugs.ts'
import { definitionOf, pages as definitions, pageIds } from '#site/routes/pages.ts'
import { listAllPages } from './all-pages.ts'

/** Common spellings of letters on a keyboard without them. */
const asciiSpellings: Record<string, string[]> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  ß: ['ss'],
  æ: ['ae'],
  ø: ['o', 'oe'],
  å: ['a', 'aa'],
}

/** Returns all ASCII spellings of a path but itself: for `/de/fischerhütten`, `…huetten` and `…hutten`. */
export function spellInAscii(path: string): string[] {
  let spellings = ['']
  for (const letter of path) {
    const choices = asciiSpellings[letter] ?? [letter]
    spellings = spellings.flatMap((start) => choices.map((choice) => start + choice))
  }
  return spellings.filter((spelling) => spelling !== path)
}

/** Returns the addresses that entries had before their slugs, by their ids, with the addresses they have now. */
function listOldAddresses(language: Language): { from: string; to: string }[] {
  return kindIds.flatMap((kind) =>
    listIdsOf(kind).map((id) => ({ from: oldPathOfEntry(kind, id, language), to: pathOfEntry(kind, id, language) })),
  )
}

/**
 * Returns every redirect (301), decoded, from former paths, ids, ASCII spellings and retired entries to built pages. Trailing
 * slashes, `.html` and decomposed letters are left to the server.
 */
export function listRedirects(retired = readRetired()): Record<string, string> {
  const pages = listAllPages()
  const taken = new Set(pages.map((page) => page.path))
  const redirects: Record<string, string> = { [`/${defaultLanguage}`]: '/' }
  for (const id of pageIds) {
    const { paths, formerPaths } = definitionOf(id)
    for (const language of languageKeys) {
      const former = formerPaths?.[language]
      if (former) redirects[former] = paths[language]
    }
  }
  const addresses = [
    ...pages.map(({ path, language }) => ({ from: path, to: path, language })),
    ...languageKeys.flatMap((language) =>
      [...listRetiredAddresses(language, retired), ...listOldAddresses(language)]
        .filter(({ from }) => !taken.has(from))
        .map((each) => ({ ...each, language })),
    ),
  ]
  for (const { from, to, language } of addresses) {
    if (from !== to) redirects[from] = to
    for (const spelling of spellInAscii(from)) {
      if (!taken.has(spelling)) redirects[spelling] = to
    }
    // A Norwegian address typed with its language code works too.
    if (language === defaultLanguage && from !== '/') redirects[`/${defaultLanguage}${from}`] = to
  }
  for (const language of languageKeys) delete redirects[definitions.home.paths[language]]
  return redirects
}
