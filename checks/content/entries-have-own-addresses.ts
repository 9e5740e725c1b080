import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

const plainLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** As people type a name on a keyboard without our letters: `å-rorbuer` and `a-rorbuer` are one. */
function foldToAscii(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåäöüß]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o')
}

/** The name of an entry's folder is its address; the plain spelling of one redirects to it and must not hit another. */
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
