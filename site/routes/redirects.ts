import { defaultLanguage, type Language, languageKeys } from '#contract/languages.ts'
import { listRetiredAddresses, readRetired } from '#site/editorial/retired-queries.ts'
import { listAllPages } from './all-pages.ts'
import { type PageId, routeTable } from './route-table.ts'

/** Second names of whole pages: the page and its old path in each language that had one (specification §2, design §3). */
const secondNames: Partial<Record<PageId, Partial<Record<Language, string>>>> = {
  activities: {
    no: '/aktiviteter-i-lofoten',
    en: '/en/activities-in-lofoten',
    de: '/de/aktivitaten-auf-den-lofoten',
  },
  hotels: { no: '/hoteller-i-lofoten', en: '/en/hotels-in-lofoten', de: '/de/hotels-auf-den-lofoten' },
}

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
  for (const [id, names] of Object.entries(secondNames) as [PageId, Partial<Record<Language, string>>][]) {
    for (const [language, name] of Object.entries(names) as [Language, string][])
      redirects[name] = routeTable[id][language]
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
  for (const language of languageKeys) delete redirects[routeTable.home[language]]
  return redirects
}
