import type { HTMLElement } from 'node-html-parser'
import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

export const oneMainHeading: Rule<BuiltSite> = {
  name: 'every page has exactly one main heading with words in it',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const headings = root.querySelectorAll('h1').filter(({ text }) => text.trim() !== '')
      return headings.length === 1 ? [] : [{ file: path, fix: `There are ${headings.length} h1 elements. Write one.` }]
    })
  },
}

export const idsAreUnique: Rule<BuiltSite> = {
  name: 'no id is given twice on a page',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id)
      return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
        file: path,
        fix: `The id "${id}" is given more than once. Links and labels find only the first.`,
      }))
    })
  },
}

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

export const pagesNameTheirLanguage: Rule<BuiltSite> = {
  name: 'every page says its language',
  findProblems({ pages, languageTags }) {
    return pages
      .filter(({ root, language }) => root.querySelector('html')?.getAttribute('lang') !== languageTags[language])
      .map(({ path, root, language }) => ({
        file: path,
        fix: `<html lang> is "${root.querySelector('html')?.getAttribute('lang')}", not "${languageTags[language]}".`,
      }))
  },
}

/** What stands in a section has its columns of a wide window by one of these; anything else would be a column of a twelfth. */
const columns = '.full, .section-heading, .section-body, .counts, .prose, .door-note, .visually-hidden'
/** Sections with columns of their own. */
const ownColumns = '.tonight-sky, .weather-light'

export const sectionsHaveColumns: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'what stands in a section says which columns it takes',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const known = new Set(root.querySelectorAll(`${columns}, :is(${ownColumns}) > .wrap > *`))
      return root
        .querySelectorAll('.section > .wrap > *')
        .filter((element) => !known.has(element))
        .map((element) => ({
          file: path,
          fix: `<${element.tagName.toLowerCase()}> stands in a section without columns. Give it, or what holds it, the class "full".`,
        }))
    })
  },
}

/** Containers that must not be empty, as when all their figures were left out. */
const holders =
  'main ul, main ol, main dl, main table, main figure, main section, main blockquote, main aside, main .figures'
const something = 'img, svg, input, select, button, video, canvas'

export const nothingIsEmpty: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'no list, section or bracket is left empty',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root
        .querySelectorAll(holders)
        // Except decoration and islands.
        .filter((element) => !element.closest('[aria-hidden="true"], astro-island'))
        .filter((element) => element.textContent.trim() === '' && element.querySelectorAll(something).length === 0)
        .map((element) => ({
          file: path,
          fix: `There is an empty <${element.tagName.toLowerCase()}${element.classNames ? ` class="${element.classNames}"` : ''}>. Leave it out when nothing is to be shown in it.`,
        })),
    )
  },
}

/** So many entries are seen without a search for them; longer lists say at their top what is on the page. */
const mostWithoutContents = 10
const leastJumps = 3
/** Pages of the whole guide, which are no list of one kind. */
const namesLanguage = /^(\/\w\w)?$/

export const longListsHaveContents: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'a page with a list of more than ten entries has links to its parts above the list',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root, html }) => {
      const named = root.querySelectorAll('main :is(:is(h2, h3, h4) > a, li > a.link)[href^="/"]').filter(isInList)
      const kinds = Map.groupBy(named, (link) => link.getAttribute('href')?.replace(/\/[^/]*$/, '') ?? '')
      return [...kinds].flatMap(([kind, links]) => {
        const entries = new Set(links.map((link) => link.getAttribute('href')))
        if (namesLanguage.test(kind) || entries.size <= mostWithoutContents) return []
        const start = links[0]?.range[0] ?? html.length
        const jumps = root.querySelectorAll('main nav a[href^="#"]').filter(({ range }) => range[0] < start)
        if (jumps.length >= leastJumps) return []
        return [
          { file: path, fix: `It lists ${entries.size} of ${kind}/. Put ContentsRow or ContentsNames above them.` },
        ]
      })
    })
  },
}

/** What is folded is a list for itself, and the way to a page is none. */
function isInList(link: HTMLElement): boolean {
  return !link.closest('nav, details, p, astro-island')
}
