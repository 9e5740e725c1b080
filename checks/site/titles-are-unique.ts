import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

// Search results are cut after about 70 letters of a title and 160 of a description.
const titleLetters = { least: 10, most: 70 }
const descriptionLetters = { least: 50, most: 160 }

export const titlesAreUnique: Rule<BuiltSite> = {
  name: 'titles and descriptions are of a good length, and no two pages of a language share one but twins',
  findProblems(site) {
    const titleOf = ({ root }: BuiltPage) => root.querySelector('title')?.text.trim() ?? ''
    const descriptionOf = ({ root }: BuiltPage) =>
      root.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? ''
    const listed = site.pages.filter(({ path, canonical }) => path === canonical)
    return [
      ...findBadLengths(site.pages, 'title', titleOf, titleLetters),
      ...findBadLengths(site.pages, 'description', descriptionOf, descriptionLetters),
      ...findRepetitions(listed, 'title', titleOf),
      ...findRepetitions(listed, 'description', descriptionOf),
    ]
  },
}

type Read = (page: BuiltPage) => string

function findBadLengths(pages: BuiltPage[], what: string, read: Read, { least, most }: typeof titleLetters): Problem[] {
  return pages
    .filter((page) => read(page).length < least || read(page).length > most)
    .map((page) => ({
      file: page.path,
      fix: `The ${what} has ${read(page).length} letters; write ${least} to ${most}: "${read(page)}"`,
    }))
}

function findRepetitions(pages: BuiltPage[], what: string, read: Read): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const key = `${page.language} ${read(page)}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, page.path)
    return earlier === undefined ? [] : [{ file: page.path, fix: `The ${what} is that of ${earlier}: "${read(page)}"` }]
  })
}
