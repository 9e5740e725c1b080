import { Marked, type Tokens } from 'marked'
import type { Language } from '#contract/languages.ts'
import { isLinkedKind, linkToEntry } from '#site/routes/link-to-entry.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { type PageId, routeTable } from '#site/routes/route-table.ts'
import { ContentError, listEntryIds } from './read-content.ts'

// Editors name what they link to, never its address: [Reine](places/reine), [the weather](page/weather). The address comes
// from the route table, in the language of the text, so a page that moves takes its links along.

const reference = /^([a-z]+)\/([A-Za-z0-9-]+)(#[a-z0-9-]+)?$/

/**
 * Returns the address that a reference of a text leads to, in a language: `places/reine`, `trips/ryten`, `page/weather`.
 * Throws a `ContentError` when there is no such entry or page.
 */
export function resolveReference(target: string, language: Language, file: string): string {
  const [, kind = '', id = '', section = ''] = reference.exec(target) ?? []
  if (kind === 'page' && id in routeTable && !routeTable[id as PageId].no.includes('[')) {
    const page = id as PageId
    return encodeURI(fillPattern(routeTable[page][language], {})) + section
  }
  if (!isLinkedKind(kind) || !listEntryIds(kind).includes(id)) {
    throw new ContentError(
      `${file}: the link to "${target}" leads nowhere. Write <kind>/<id> of an entry (places/reine), page/<id> of a page, or an address that begins with https://.`,
    )
  }
  return linkToEntry(kind, id, language) + section
}

function isAddress(target: string): boolean {
  return /^(https:|mailto:|tel:|#)/.test(target)
}

/** A Markdown reader whose links name entries and whose raw HTML is shown as typed; kinds of text add their own signs to it. */
export function makeTextReader(language: Language, file: string): Marked {
  return new Marked({
    async: false,
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

/** The Markdown reader adds to every error that one should report it to its makers. Ours are for editors. */
export function withoutPlea<Value>(render: () => Value): Value {
  try {
    return render()
  } catch (error) {
    if (error instanceof ContentError) error.message = error.message.replace(/\nPlease report this to [\s\S]*$/, '')
    throw error
  }
}

/** Turns an editor’s Markdown into HTML; links name entries. Throws a `ContentError` that names the file for one that leads nowhere. */
export function renderText(text: string, language: Language, file: string): string {
  return withoutPlea(() => makeTextReader(language, file).parse(text) as string)
}

/** Like `renderText`, for one line inside another element. */
export function renderTextLine(text: string, language: Language, file: string): string {
  return withoutPlea(() => makeTextReader(language, file).parseInline(text) as string)
}
