import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

const plainLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Returns an id in the ASCII spelling of keyboards without our letters. */
function foldToAscii(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåäöüß]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o')
}

/** An entry's folder is its address; the redirect from its ASCII spelling must not hit another entry. */
export const entriesHaveOwnAddresses: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries of a kind have the same address in plain letters',
  findProblems({ content }) {
    const folders = new Set(content.map(({ path }) => /^(content\/[^/]+\/[^/]+)\/facts\.yaml$/.exec(path)?.[1] ?? ''))
    folders.delete('')
    const byAddress = Map.groupBy(folders, foldToAscii)
    return [...byAddress.values()]
      .filter((same) => same.length > 1)
      .map(([first = '', ...others]) => ({
        file: `${others[0]}/facts.yaml`,
        fix: `its folder makes the same address as ${first}. Rename one of the folders.`,
      }))
  },
}
