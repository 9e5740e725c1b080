import { existsSync } from 'node:fs'
import { languageKeys } from '#contract/languages.ts'
import { type KindDefinition, kinds } from '#site/content/model/kinds.ts'
import { mapCategories } from '#site/content/model/map-categories.ts'
import words from '#site/i18n/messages/no.json' with { type: 'json' }
import { type PageDefinition, pages } from '#site/routes/pages.ts'
import { resultTypes, searchGroups } from '#site/routes/search-groups.ts'

type Pages = Record<string, PageDefinition>

/** Whether a file of the project exists; replaced in tests. */
type HasFile = (path: string) => boolean

const wellFormed = /^\/$|^(?:\/(?:[\p{Lowercase}\p{Number}-]+|\[\w+\]))+$/u

function parameterIn(path: string): string | undefined {
  return /\[(\w+)\]/.exec(path)?.[1]
}

/** Yields a sentence with remedy for each fault in the paths of the pages. */
function* findPathFaults(definitions: Pages): Generator<string> {
  const takenBy = new Map<string, string>()
  for (const [id, { paths, formerPaths }] of Object.entries(definitions)) {
    for (const language of languageKeys) {
      const path = paths[language]
      if (!path) {
        yield `the page "${id}" has no path in "${language}". Write paths.${language}.`
        continue
      }
      if (!wellFormed.test(path))
        yield `the page "${id}" has the path "${path}". Write small letters, figures and hyphens, begin with / and do not end with it.`
      if (parameterIn(path) !== parameterIn(paths.no ?? path))
        yield `the page "${id}" names its parameter differently in "${language}". Give it one name in all languages.`
      for (const each of [path, formerPaths?.[language]]) {
        const other = each && takenBy.get(each)
        if (other)
          yield `the page "${id}" has the path "${each}", which the page "${other}" has. Give one of them another.`
        if (each) takenBy.set(each, id)
      }
    }
  }
}

function* findPageFaults(definitions: Pages, hasFile: HasFile): Generator<string> {
  for (const [id, { paths, parent, canonical, screen, picture, name, search }] of Object.entries(definitions)) {
    const isEntry = parameterIn(paths.no ?? '') !== undefined
    if (!parent && id !== 'home') yield `the page "${id}" has no parent. Name the page above it.`
    for (const [field, other] of Object.entries({ parent, canonical })) {
      if (other !== undefined && !Object.hasOwn(definitions, other))
        yield `the page "${id}" names "${other}" as its ${field}, and there is no such page. Correct it.`
    }
    if (!hasFile(`site/screens/${screen}Screen.astro`))
      yield `the page "${id}" has the screen "${screen}". Write site/screens/${screen}Screen.astro, or correct the name.`
    if (picture !== undefined && !hasFile(`content/pictures/${picture}.yaml`))
      yield `the page "${id}" has the picture "${picture}". Write content/pictures/${picture}.yaml, or correct the name.`
    if (!name && !isEntry) yield `the page "${id}" has no name. Name a word of site/i18n/messages, like "page.${id}".`
    if (name !== undefined && !Object.hasOwn(words, name))
      yield `the page "${id}" is named "${name}". Write that word in every file of site/i18n/messages.`
    if (search !== 'none') {
      const [group, type] = search
      if (!searchGroups.includes(group))
        yield `the page "${id}" is found under "${group}". Name one of ${searchGroups.join(', ')}.`
      if (!resultTypes.includes(type))
        yield `the page "${id}" is found as "${type}". Name one of ${resultTypes.join(', ')}.`
    }
  }
}

/** Returns the faults in the definitions of the pages: what, where, how to fix it. */
export function findFaultsOfPages(definitions: Pages, hasFile: HasFile = existsSync): string[] {
  return [...findPathFaults(definitions), ...findPageFaults(definitions, hasFile)].map(
    (fault) => `site/routes/pages.ts: ${fault}`,
  )
}

function* listKindFaults(definitions: Record<string, KindDefinition>, all: Pages, hasFile: HasFile): Generator<string> {
  const kindOf = new Map<string, string>()
  for (const [kind, { page, mapCategory }] of Object.entries(definitions)) {
    const definition = all[page]
    if (!definition)
      yield `the kind "${kind}" has the page "${page}". Define that page in site/routes/pages.ts, or correct it.`
    else if (!parameterIn(definition.paths.no))
      yield `the kind "${kind}" has the page "${page}", whose paths have no parameter. Give them one, like /[id].`
    const other = kindOf.get(page)
    if (other) yield `the kinds "${other}" and "${kind}" have one page. Give each its own.`
    kindOf.set(page, kind)
    const categories = typeof mapCategory === 'object' ? Object.values(mapCategory) : [mapCategory]
    for (const category of categories) {
      if (category !== undefined && category !== 'namedByFacts' && !mapCategories.includes(category))
        yield `the kind "${kind}" has the map category "${category}". Name one of ${mapCategories.join(', ')}.`
    }
    if (!hasFile(`content/${kind}`)) yield `the kind "${kind}" has no entries. Make the folder content/${kind}.`
  }
  for (const [page, { paths }] of Object.entries(all)) {
    if (parameterIn(paths.no ?? '') && !kindOf.has(page))
      yield `no kind has the page "${page}", which needs one for its parameter. Name it in one, or take the parameter out of its paths.`
  }
}

/** Returns the faults in the definitions of the kinds: what, where, how to fix it. */
export function findFaultsOfKinds(
  definitions: Record<string, KindDefinition>,
  all: Pages = pages,
  hasFile: HasFile = existsSync,
): string[] {
  return [...listKindFaults(definitions, all, hasFile)].map((fault) => `site/content/model/kinds.ts: ${fault}`)
}

/** Throws with every fault of the pages and kinds, before a build begins. */
export function refuseFaultyDefinitions(): void {
  const faults = [...findFaultsOfPages(pages), ...findFaultsOfKinds(kinds)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
