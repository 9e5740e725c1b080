import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys } from '#contract/languages.ts'
import { findSlug } from '#site/content/model/slugs.ts'
import { lineOf, type TextFile, type WrittenTexts } from './written-texts.ts'

/** Returns a problem for each facts.yaml with a value that an earlier one has; `find` returns the value and its index. */
function findShared(
  content: readonly TextFile[],
  find: (text: string) => { value: string; index: number } | undefined,
  describe: (value: string, other: string) => string,
): Problem[] {
  const users = new Map<string, string>()
  return content
    .filter(({ path }) => path.endsWith('/facts.yaml'))
    .flatMap(({ path, text }) => {
      const found = find(text)
      if (!found) return []
      const other = users.get(found.value)
      users.set(found.value, other ?? path)
      return other ? [{ file: `${path}:${lineOf(text, found.index)}`, fix: describe(found.value, other) }] : []
    })
}

/** With the same picture, readers would take two entries for one place. */
export const entriesHaveOwnPictures: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries share a picture',
  findProblems: ({ content }) =>
    findShared(
      content,
      (text) => {
        const found = /^picture: *["']?([\w-]+)/m.exec(text)
        return found?.[1] ? { value: found[1], index: found.index } : undefined
      },
      (picture, other) => `${other} has "${picture}" already. Take another of content/pictures, or draw one.`,
    ),
}

/** Two markers at one position would overlap, and one of them would be wrong. */
export const entriesHaveOwnSpots: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries have the same coordinates',
  findProblems: ({ content }) =>
    findShared(
      content,
      (text) => {
        const latitude = /\blatitude: *([\d.]+)/.exec(text)
        const longitude = /\blongitude: *([\d.]+)/.exec(text)
        if (!latitude || !longitude) return undefined
        return { value: `${Number(latitude[1])}, ${Number(longitude[1])}`, index: latitude.index }
      },
      (spot, other) => `coordinates: ${other} lies at ${spot} already. One of the two is wrong, or they are one entry.`,
    ),
}

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

/** A word at the end of an address, and whose it is. */
interface Claim {
  id: string
  file: string
  what: string
}

/** In each language, a slug and every id of a kind lead to one entry: the id is its old address, which goes on by 301. */
export const entriesHaveOwnSlugs: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries of a kind have the same slug in a language, and none has the id of another',
  findProblems({ content }) {
    const gone = content.find(({ path }) => path === 'content/retired.yaml')?.text ?? ''
    const retired = [...gone.matchAll(/^- gone: *([a-z]+)\/([a-z0-9-]+)/gm)].map(([, kind = '', id = '']) => ({
      kind,
      id,
      claim: { id: '', file: 'content/retired.yaml', what: 'an id that is gone, in' },
    }))
    return languageKeys.flatMap((language) => {
      const words = content.flatMap(({ path, text }) => {
        const [, kind = '', id = ''] = /^content\/([^/]+)\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
        return kind && path.endsWith(`/${language}.md`) ? [{ kind, id, path, text }] : []
      })
      return [...Map.groupBy(words, ({ kind }) => kind)].flatMap(([kind, ofKind]): Problem[] => {
        const claims = new Map<string, Claim>(ofKind.map(({ id, path }) => [id, { id, file: path, what: 'the id of' }]))
        for (const each of retired) if (each.kind === kind) claims.set(each.id, each.claim)
        return ofKind.flatMap(({ id, path, text }) => {
          const found = findSlug(text, path)
          if (!found) return []
          const other = claims.get(found.slug)
          if (!other) claims.set(found.slug, { id, file: path, what: 'the slug of' })
          return other && other.id !== id
            ? [
                {
                  file: `${path}:${found.line}`,
                  fix: `the slug "${found.slug}" is ${other.what} ${other.file}. Write another.`,
                },
              ]
            : []
        })
      })
    })
  },
}
