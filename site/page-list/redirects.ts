import { defaultLanguage, languageKeys } from '#contract/languages.ts'
import { listRetiredAddresses, readRetired } from '#site/editorial/retired-queries.ts'
import { definitionOf, pages as definitions, pageIds } from '#site/routes/pages.ts'
import { listAllPages } from './all-pages.ts'

/** How people type the letters of the three languages on a keyboard without them; two spellings where two are common. */
const asciiSpellings: Record<string, string[]> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  ß: ['ss'],
  æ: ['ae'],
  ø: ['o', 'oe'],
  å: ['a', 'aa'],
}

/** Every plain spelling of a path, without the path itself: `/de/fischerhütten` gives `/de/fischerhuetten` and `/de/fischerhutten`. */
export function spellInAscii(path: string): string[] {
  let spellings = ['']
  for (const letter of path) {
    const choices = asciiSpellings[letter] ?? [letter]
    spellings = spellings.flatMap((start) => choices.map((choice) => start + choice))
  }
  return spellings.filter((spelling) => spelling !== path)
}

/**
 * Every redirect of the guide (301): decoded path → decoded path of a built page, from second names, plain spellings and
 * what is retired. Trailing slashes, `.html` and decomposed letters are not listed: the server straightens those for any path.
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
      listRetiredAddresses(language, retired).map((each) => ({ ...each, language })),
    ),
  ]
  for (const { from, to, language } of addresses) {
    if (from !== to) redirects[from] = to
    for (const spelling of spellInAscii(from)) {
      if (!taken.has(spelling)) redirects[spelling] = to
    }
    // A Norwegian address typed with its language code in front is still understood.
    if (language === defaultLanguage && from !== '/') redirects[`/${defaultLanguage}${from}`] = to
  }
  for (const language of languageKeys) delete redirects[definitions.home.paths[language]]
  return redirects
}
