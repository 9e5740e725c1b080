import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import type { IndexedPage } from '#site/search/describe-page.ts'
import { foldLetters } from '#site/search/fold-letters.ts'
import type { ResultCard } from '#site/search/result-card.ts'

/** What stands on a page and says nothing about it: navigation, controls, drawings, what only paper shows, and every figure that is an example. */
const leftOut =
  'nav, form, search, button, script, style, noscript, template, svg, [aria-hidden="true"], [class$="-printed"], [data-evidence="sample"], .sample'

/** Elements that may begin or end inside a word; at any other the word ends. */
const insideWords = new Set(['EM', 'I', 'B', 'STRONG', 'MARK', 'SUB', 'SUP', 'U', 'WBR'])

/**
 * A page as Pagefind is to index it: its name, its keywords and the text of its main part in the letters of `foldLetters`,
 * the name heaviest, and beside it all that a result shows. Throws for a page without a main part.
 */
export function composeDocument(page: IndexedPage, html: string, languageTag: string): string {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('main')
  if (!main) throw new Error(`${page.href} has no <main> that could be searched.`)
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  const headings = main.querySelectorAll('h2, h3').map(readText)
  const { name, where, description, keywords, group } = page
  return [
    `<html lang="${languageTag}"><body>`,
    weigh(10, name),
    weigh(6, [where, ...keywords].join(' ')),
    weigh(3, [description, ...headings].join(' ')),
    weigh(1, readText(main)),
    `<i data-pagefind-filter="group">${group}</i>`,
    `<i data-pagefind-meta="title[content]" content="${foldLetters(name)}"></i>`,
    // As a filter, because Pagefind searches the words of what it calls metadata. Nobody filters by it, so it is fetched with its page only.
    `<i data-pagefind-filter="card[content]" content="${escapeAttribute(JSON.stringify(cardOf(page)))}"></i>`,
    '</body></html>',
  ].join('')
}

function weigh(weight: number, text: string): string {
  return `<p data-pagefind-weight="${weight}">${foldLetters(text)}</p>`
}

function cardOf({ name, type, where, description, aside, picture, advisedAgainst }: IndexedPage): ResultCard {
  return { name, type, where, description, aside, picture, advisedAgainst }
}

/** The words inside an element; where one block ends and another begins, the word ends too. */
function readText(element: HTMLElement): string {
  const parts: string[] = []
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) parts.push(node.text)
    else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement
      const space = insideWords.has(child.tagName) ? '' : ' '
      parts.push(space, readText(child), space)
    }
  }
  return parts.join('')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
