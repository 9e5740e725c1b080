import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { foldLetters } from '#site/features/search/engine/fold-letters.ts'
import { longestShortName } from '#site/features/search/engine/pagefind-api.ts'
import type { ResultCard } from '#site/features/search/result-card.ts'
import type { IndexedPage } from './describe-page.ts'

/** Not indexed: navigation, controls, drawings, print-only content, sample figures and the numbers of sources. */
const leftOut =
  'nav, form, search, button, script, style, noscript, template, svg, [aria-hidden="true"], [class$="-printed"], [data-evidence="sample"], .sample, .source-note'

/** Elements that can occur inside a word; all others separate words. */
const insideWords = new Set(['EM', 'I', 'B', 'STRONG', 'MARK', 'SUB', 'SUP', 'U', 'WBR'])

/**
 * Returns a page as HTML for Pagefind: name (heaviest), keywords and main text in the letters of `foldLetters`, and the card
 * of its result. Throws for a page without a main part.
 */
export function composeDocument(page: IndexedPage, html: string, languageTag: string): string {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('main')
  if (!main) throw new Error(`${page.href} has no <main> that could be searched.`)
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  const headings = main.querySelectorAll('h2, h3').map(readText)
  const {
    name,
    type,
    where,
    description,
    aside,
    picture,
    advisedAgainst,
    offSeason,
    keywords,
    group,
    otherNames = [],
  } = page
  const folded = foldLetters(name)
  const passages = listPassages(main, languageTag)
  const card: ResultCard = {
    name,
    type,
    where,
    description,
    aside,
    picture,
    advisedAgainst,
    offSeason,
    passages,
    keywords,
  }
  return [
    `<html lang="${languageTag}"><body>`,
    weigh(10, name),
    weigh(8, otherNames.join(' ')),
    weigh(6, [where, ...keywords].join(' ')),
    weigh(3, [description, ...headings].join(' ')),
    weigh(1, readText(main)),
    `<i data-pagefind-filter="group">${group}</i>`,
    `<i data-pagefind-meta="title[content]" content="${folded}"></i>`,
    ...(folded.length <= longestShortName ? [`<i data-pagefind-filter="shortName">${folded}</i>`] : []),
    // As a filter, because Pagefind searches metadata. Nobody filters by it, so it is fetched with its page only.
    `<i data-pagefind-filter="card[content]" content="${escapeAttribute(JSON.stringify(card))}"></i>`,
    '</body></html>',
  ].join('')
}

/** What is read as one: a paragraph, a row, a term with what it means. */
const blocks = 'p, li, tr, dl > div, summary, blockquote'
/** Found, but no answer to anything: who says it, and what nobody has confirmed. */
const noAnswers = '.numbered-sources, .unconfirmed'
const shortestPassage = 20
const longestPassage = 240

/** Returns the sentences and rows of a page, each once, for results to quote. */
function listPassages(main: HTMLElement, languageTag: string): string[] {
  const sentences = new Intl.Segmenter(languageTag, { granularity: 'sentence' })
  const found = main.querySelectorAll(blocks)
  // Around another block. To ask every block by a selector takes a tenth of a build.
  const outer = new Set<HTMLElement>()
  for (const { parentNode } of found)
    for (let each = parentNode; each && !outer.has(each); each = each.parentNode) outer.add(each)
  const silent = new Set(
    main.querySelectorAll(noAnswers).flatMap((element) => [element, ...element.querySelectorAll(blocks)]),
  )
  const passages = found
    .filter((block) => !outer.has(block) && !silent.has(block))
    .map(readBlock)
    .flatMap((text) =>
      text.length <= longestPassage ? [text] : [...sentences.segment(text)].map(({ segment }) => segment.trim()),
    )
  return [...new Set(passages)].filter(({ length }) => length >= shortestPassage && length <= 2 * longestPassage)
}

/** Returns what a block says in one line: a row of a table or list as label and value, without which figures stand for nothing. */
function readBlock(block: HTMLElement): string {
  if (block.tagName === 'TR') return readRow(block)
  const [term, ...meanings] = listChildren(block, 'DT', 'DD').map(readLine)
  return term && meanings.length > 0 ? `${term}: ${meanings.join(', ')}` : readLine(block)
}

/** Returns «Parkering: ved kaia» of two cells, and of more «Leknes, January: 65%, July: 69%» by the heads of their columns. */
function readRow(row: HTMLElement): string {
  const [label = '', ...values] = listChildren(row, 'TH', 'TD').map(readLine)
  const heads = row.closest('table')?.querySelector('thead tr')
  if (heads === row || values.every((value) => !value)) return ''
  if (values.length === 1) return [label, ...values].filter(Boolean).join(': ')
  const [, ...names] = heads ? listChildren(heads, 'TH', 'TD').map(readLine) : []
  // Without heads for its columns a row is a heap of figures.
  if (names.length !== values.length) return ''
  const named = values.flatMap((value, index) => (value ? [[names[index], value].filter(Boolean).join(': ')] : []))
  return [label, ...named].filter(Boolean).join(', ')
}

function listChildren(element: HTMLElement, ...tagNames: string[]): HTMLElement[] {
  return element.children.filter(({ tagName }) => tagNames.includes(tagName))
}

function readLine(element: HTMLElement): string {
  return readText(element).replace(/\s+/g, ' ').trim()
}

function weigh(weight: number, text: string): string {
  return `<p data-pagefind-weight="${weight}">${foldLetters(text)}</p>`
}

/** Returns the text of an element, words separated at block boundaries. */
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
