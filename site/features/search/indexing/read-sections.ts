import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import type { SearchedSection } from '#site/features/search/search-text.ts'

/**
 * Not searched: navigation, controls, drawings, print-only content, sample figures; who says it, what nobody has confirmed, and lists of
 * other pages, which answer for themselves.
 */
const leftOut =
  'nav, form, search, button, script, style, noscript, template, svg, figure, [aria-hidden="true"], [hidden], [class$="-printed"], [data-evidence="sample"], .sample, .source-note, .numbered-sources, .source-names, .sources-report, .camp-ways, .camp-from, .camp-known, .unconfirmed, .near, .trip-add, .today-line, .today-chargers, .weather-line, .outside-maps, .caption, .scores, .questions'

/** Elements that can occur inside a word; all others separate words. */
const insideWords = new Set(['EM', 'I', 'B', 'STRONG', 'MARK', 'SUB', 'SUP', 'U', 'WBR'])
/** What is read as one: a paragraph, a row, a term with what it means. */
const blocks = new Set(['P', 'LI', 'TR', 'BLOCKQUOTE', 'FIGCAPTION'])
const headings = new Set(['H2', 'H3'])
/** A question that opens its answer is the heading of it, and answers nothing itself. */
const isHeading = (element: HTMLElement) =>
  headings.has(element.tagName) || (element.tagName === 'SUMMARY' && readLine(element).endsWith('?'))
const shortestPassage = 12
/** Longer blocks are read sentence by sentence. */
const longestPassage = 240

/**
 * Returns the text of a built page by its headings, each passage once: sentences, and rows of tables and lists as «label: value». Throws
 * for a page without a main part.
 */
export function readSections(html: string, languageTag: string): SearchedSection[] {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('main')
  if (!main) throw new Error('The page has no <main> that could be searched.')
  for (const element of main.querySelectorAll(leftOut)) element.remove()
  const sentences = new Intl.Segmenter(languageTag, { granularity: 'sentence' })
  const seen = new Set<string>()
  let section: SearchedSection = { heading: '', anchor: '', passages: [] }
  const sections = [section]
  const visit = (element: HTMLElement) => {
    if (isHeading(element)) {
      section = { heading: readLine(element), anchor: element.closest('[id]')?.id ?? '', passages: [] }
      if (section.anchor === 'main') section.anchor = ''
      sections.push(section)
      return
    }
    // Any other summary names what it hides, which says it itself.
    if (element.tagName === 'SUMMARY') return
    const isBlock = blocks.has(element.tagName) || (element.tagName === 'DIV' && element.parentNode?.tagName === 'DL')
    if (!isBlock || element.querySelector('p, li, tr, h2, h3, summary, dl')) {
      for (const child of element.children) visit(child)
      return
    }
    const text = readBlock(element)
    const passages = text.length <= longestPassage ? [text] : listSentences(text, sentences)
    for (const passage of passages) {
      if (passage.length < shortestPassage || passage.length > 2 * longestPassage || seen.has(passage)) continue
      seen.add(passage)
      section.passages.push(passage)
    }
  }
  visit(main)
  return sections.filter(({ passages }) => passages.length > 0)
}

/** Where a full stop ends no sentence: after the day of a date and after «kl.». */
const goesOn = /(?:^|[^\p{L}\p{N}.])(?:\d{1,2}|kl|ca|nr|f\.eks|z\. ?B|Nr|Std|Min|St|Mt|Dr)\.$/u

function listSentences(text: string, sentences: Intl.Segmenter): string[] {
  const found: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && goesOn.test(last)) found[found.length - 1] = `${last} ${segment.trim()}`
    else found.push(segment.trim())
  }
  return found
}

/** Returns what a block says in one line: a row of a table or list as label and value, without which figures stand for nothing. */
function readBlock(block: HTMLElement): string {
  if (block.tagName === 'TR') return readRow(block)
  const [term, ...meanings] = listChildren(block, 'DT', 'DD').map(readLine)
  return term && meanings.length > 0 ? `${term}: ${meanings.reduce(joinMeanings)}` : readLine(block)
}

/** What begins with a capital is a sentence of its own. */
const joinMeanings = (one: string, other: string) => `${one}${/^\p{Lu}/u.test(other) ? '.' : ','} ${other}`

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
  // A link ends in a blank, and what follows it may be a mark.
  return readText(element)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?)])/g, '')
    .trim()
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
