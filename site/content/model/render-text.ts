import { Marked, type Tokens } from 'marked'
import type { Language } from '#contract/languages.ts'
import { ContentError, listEntryIds, readYaml } from '#site/content/files/read-yaml.ts'
import { fragmentFor } from '#site/routes/fragments.ts'
import { hrefForFiltered, listFilter } from '#site/routes/list-filter.ts'
import { mapFilterOn, mapParameters } from '#site/routes/map-parameters.ts'
import { type PageId, pages, parameterOf } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { isKind } from './kinds.ts'
import { linkAddresses } from './link-addresses.ts'
import { linkToEntry } from './link-to-entry.ts'
import { mapCategories } from './map-categories.ts'
import { mapPointsSchema } from './map-point-schema.ts'

// Editors link by name: [Reine](places/reine), [the weather](page/weather). Addresses come from the route table, in the
// language of the text. [Haukland](point/haukland-beach) opens the map there; [the map](page/map?stepFree) and
// [hotels](page/hotels?stepFree) are filtered, [camp sites](page/map?camping) are a category of the map, and
// [toilets](page/map?text=toilet) what its search finds.

const reference = /^([a-z]+)\/([A-Za-z0-9-]+)(?:\?([A-Za-z]+)(?:=(\p{L}+))?)?(?:#([a-z0-9-]+))?$/u

/** The lists with a filter for step-free entrances. */
const filteredLists = ['hotels', 'activities', 'places']

function isPointOfMap(id: string): boolean {
  return mapCategories.some((category) => Object.hasOwn(readYaml(`map-points/${category}.yaml`, mapPointsSchema), id))
}

function isMapView(view: string): boolean {
  return view === 'stepFree' || mapCategories.some((category) => category === view)
}

function addressOfMap(parameter: keyof typeof mapParameters, value: string, language: Language): string {
  return `${encodeURI(fillPattern(pages.map.paths[language], {}))}?${new URLSearchParams({ [mapParameters[parameter]]: value })}`
}

/** Returns the address of a page in one of its views, `page/map?camping`; undefined where there is no such view. */
function resolveView(page: string, view: string, word: string | undefined, language: Language): string | undefined {
  if (word) return page === 'map' && view === 'text' ? addressOfMap('text', word, language) : undefined
  if (page === 'map' && isMapView(view))
    return view === 'stepFree'
      ? addressOfMap('stepFree', mapFilterOn, language)
      : addressOfMap('category', view, language)
  if (filteredLists.includes(page) && view === 'stepFree')
    return hrefForFiltered(encodeURI(fillPattern(pages[page as PageId].paths[language], {})), listFilter.stepFree)
  return undefined
}

/** Returns the address of a reference like `places/reine` or `page/weather`. Throws a `ContentError` for an unknown one. */
export function resolveReference(target: string, language: Language, file: string): string {
  const [, kind = '', id = '', view, word, name] = reference.exec(target) ?? []
  if (kind === 'point' && isPointOfMap(id)) return addressOfMap('selectedId', id, language)
  const seen = kind === 'page' && view ? resolveView(id, view, word, language) : undefined
  if (seen) return seen
  const section = name ? `#${fragmentFor(name, language)}` : ''
  if (kind === 'page' && !view && Object.hasOwn(pages, id) && !parameterOf(id as PageId)) {
    return encodeURI(fillPattern(pages[id as PageId].paths[language], {})) + section
  }
  if (!isKind(kind) || !listEntryIds(kind).includes(id)) {
    throw new ContentError(
      `${file}: the link to "${target}" leads nowhere. Write <kind>/<id> of an entry (places/reine), page/<id> of a page, point/<id> of a point of the map, or an address that begins with https://.`,
    )
  }
  return linkToEntry(kind, id, language) + section
}

function isAddress(target: string): boolean {
  return /^(https:|mailto:|tel:|#)/.test(target)
}

/** Returns a Markdown renderer that resolves references, links addresses and shows raw HTML as text; callers may extend it. */
export function makeTextReader(language: Language, file: string): Marked {
  return new Marked({
    async: false,
    extensions: [linkAddresses],
    renderer: {
      html: ({ text }) => text.replaceAll('<', '&lt;'),
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const address = isAddress(href) ? href : resolveReference(href, language, file)
        const opensTab = href.startsWith('https:') ? ' target="_blank" rel="noopener"' : ''
        return `<a href="${address.replaceAll('"', '%22')}"${opensTab}>${words}</a>`
      },
    },
  })
}

/** Calls `render` and strips Marked's plea to report a bug from our own errors, which are for editors. */
export function withoutPlea<Value>(render: () => Value): Value {
  try {
    return render()
  } catch (error) {
    if (error instanceof ContentError) error.message = error.message.replace(/\nPlease report this to [\s\S]*$/, '')
    throw error
  }
}

/** Renders an editor’s Markdown as HTML. Throws a `ContentError` for a link that leads nowhere. */
export function renderText(text: string, language: Language, file: string): string {
  return withoutPlea(() => makeTextReader(language, file).parse(text) as string)
}

/** Like `renderText`, for one line without a block element. */
export function renderTextLine(text: string, language: Language, file: string): string {
  return withoutPlea(() => makeTextReader(language, file).parseInline(text) as string)
}

/** Like `renderTextLine`, for a line of an entry's words. */
export function renderEntryLine(text: string, { kind, id }: { kind: string; id: string }, language: Language): string {
  return renderTextLine(text, language, `content/${kind}/${id}/${language}.md`)
}

/** Like `renderTextLine`, for a line of a page's own words. */
export function renderPageLine(text: string, page: string, language: Language): string {
  return renderTextLine(text, language, `content/pages/${page}/${language}.yaml`)
}
