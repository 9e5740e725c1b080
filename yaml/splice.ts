import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Json, Path } from './json.ts'
import { isMap as isJsonMap } from './json.ts'
import { type Quotes, writeBlock, writeItem, writeKey, writeOnOneLine, writeScalar, writeValue } from './write-value.ts'

// Changes the text of a YAML file at the places that the parser found. The text outside stays as it is.

/** A text and its parsed form, with places. */
export interface Source {
  text: string
  document: Document
}

interface Token {
  type: string
  offset: number
  source: string
}

interface TokenItem {
  start: Token[]
  key?: unknown
  sep?: Token[]
  value?: unknown
}

type Place = [from: number, to: number]

function splice(text: string, [from, to]: Place, instead: string): string {
  return text.slice(0, from) + instead + text.slice(to)
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}

function isFlow(node: Node): boolean {
  return isCollection(node) && node.flow === true
}

function isInFlow(document: Document, path: Path): boolean {
  return path.some((_, length) => {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined
    return node !== undefined && node !== null && isFlow(node)
  })
}

/** Returns where a node begins, its anchor included. */
function startOf(text: string, node: Node): number {
  const start = node.range?.[0] ?? 0
  const anchor = !isAlias(node) && 'anchor' in node ? node.anchor : undefined
  return anchor ? text.lastIndexOf(`&${anchor}`, start) : start
}

/** Returns where a node ends: behind its last letter, before comments and line breaks that follow. */
function endOf(text: string, node: Node): number {
  if (isCollection(node) && !isFlow(node)) {
    const last = node.items.at(-1) as Pair<Node, Node | null> | Node | undefined
    const inner = last && 'key' in last ? endOfPair(text, last) : last && endOf(text, last as Node)
    return inner ?? node.range?.[1] ?? 0
  }
  const [start = 0, end = 0] = node.range ?? []
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
  return isBlock ? start + text.slice(start, end).trimEnd().length : end
}

function endOfPair(text: string, { key, value }: Pair<Node, Node | null>): number {
  const end = endOf(text, key)
  return value ? Math.max(endOf(text, value), end) : end
}

function pairsOf(map: YAMLMap): Pair<Node, Node | null>[] {
  return map.items as Pair<Node, Node | null>[]
}

function indexOfKey(map: YAMLMap, key: string | number | undefined): number {
  return pairsOf(map).findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
}

function tokensOf(node: YAMLMap | YAMLSeq): TokenItem[] {
  return (node.srcToken as { items?: TokenItem[] } | undefined)?.items ?? []
}

/** Returns where the dash of an item of a block list stands. */
function dashOf(list: YAMLSeq, index: number): number {
  const dashes = tokensOf(list).flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
  return dashes[index]?.offset ?? 0
}

/** Returns the place behind the `:` or the `-` that leads to a node. */
function behindLead(text: string, parent: Node | undefined, key: string | number | undefined): number | undefined {
  if (isSeq(parent)) return isFlow(parent) ? undefined : dashOf(parent, Number(key)) + 1
  if (!isMap(parent)) return undefined
  const pair = pairsOf(parent)[indexOfKey(parent, key)]
  const sep = (pair as { srcToken?: TokenItem } | undefined)?.srcToken?.sep ?? []
  const colon = sep.find(({ type }) => type === 'map-value-ind')
  return colon ? colon.offset + 1 : pair ? endOf(text, pair.key) : undefined
}

/** Returns the text without the anchor of the node at a path. */
export function takeAnchor({ text, document }: Source, path: Path): string {
  const node = document.getIn(path, true) as Node | undefined
  if (!node || isAlias(node) || !('anchor' in node) || !node.anchor) return text
  const start = startOf(text, node)
  const after = start + node.anchor.length + 1
  // With the space behind it, or the one before it where a line break follows.
  return text[after] === ' ' ? splice(text, [start, after + 1], '') : splice(text, [start - 1, after], '')
}

/** Returns the text with a value in the place of the node at a path; `before` stands directly before it. */
export function replaceAt({ text, document }: Source, path: Path, value: Json, before = ''): string {
  const node = document.getIn(path, true) as Node | null | undefined
  if (path.length === 0) {
    const place: Place = node ? [startOf(text, node), endOf(text, node)] : [text.length, text.length]
    return splice(
      text,
      place,
      isJsonMap(value) && Object.keys(value).length > 0 ? writeValue(value, 0).trimStart() : writeOnOneLine(value),
    )
  }
  const parent = document.getIn(path.slice(0, -1), true) as Node | undefined
  const lead = behindLead(text, parent, path.at(-1))
  // Nothing behind the name: the parser sees the end of the line.
  const isEmpty = !node || (node.range?.[0] === node.range?.[1] && isScalar(node))
  const start = isEmpty ? (lead ?? node?.range?.[0] ?? 0) : startOf(text, node)
  const end = isEmpty ? start : endOf(text, node)
  if (isInFlow(document, path)) {
    const quotes = isScalar(node) ? (node.type as Quotes) : undefined
    const written = before + (isScalarJson(value) ? writeScalar(value, quotes) : writeOnOneLine(value))
    return splice(text, [start, end], start === end && lead === start ? ` ${written}` : written)
  }
  if (lead === undefined) throw new Error(`nothing leads to ${path.join('.')}`)
  const gap = text.slice(lead, start)
  // A comment between the name and its value stays.
  const comment = gap.includes('\n') ? gap.trimEnd() : ''
  const space = gap.includes('\n') || gap === '' ? ' ' : gap
  if (isScalarJson(value) || before !== '') {
    const written = isScalarJson(value)
      ? writeText(value, node, columnOfParent(text, parent, path))
      : writeOnOneLine(value)
    return splice(text, [lead, Math.max(end, lead)], space + before + written + comment)
  }
  const column = columnOfParent(text, parent, path) + 2
  const written = isSeq(parent) ? writeItem(value, column) : writeValue(value, column)
  // Lines of their own come below a comment, one line before it.
  const isBelow = written.startsWith('\n')
  return splice(text, [lead, Math.max(end, lead)], isBelow ? comment + written : written + comment)
}

function isScalarJson(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null
}

function writeText(value: string | number | boolean | null, node: Node | null | undefined, column: number): string {
  const quotes = isScalar(node) ? (node.type as Quotes) : undefined
  const isBlock = quotes === 'BLOCK_LITERAL' || quotes === 'BLOCK_FOLDED'
  const block = isBlock && typeof value === 'string' ? writeBlock(value, column + 2) : undefined
  return block ?? writeScalar(value, isBlock ? 'QUOTE_DOUBLE' : quotes)
}

/** Returns where the names or dashes of the holder of a path stand in their lines. */
function columnOfParent(text: string, parent: Node | undefined, path: Path): number {
  if (isSeq(parent)) return columnOf(text, dashOf(parent, Number(path.at(-1))))
  const [pair] = isMap(parent) ? pairsOf(parent) : []
  return pair ? columnOf(text, startOf(text, pair.key)) : 0
}

/** Returns the text with a new field in a map, or a new item in a list before the one that is there. */
export function insertAt(source: Source, path: Path, value: Json, order: readonly string[]): string {
  const { text, document } = source
  const holder = path.slice(0, -1)
  const parent = document.getIn(holder, true) as Node | null | undefined
  const key = path.at(-1)
  if (!isCollection(parent) || parent.items.length === 0) {
    const whole: Json = typeof key === 'number' ? [value] : { [String(key)]: value }
    if (holder.length > 0 || parent) return replaceAt(source, holder, whole)
    const line = `${writeKey(String(key))}:${writeValue(value, 2)}\n`
    return text === '' || text.endsWith('\n') ? text + line : `${text}\n${line}`
  }
  return isSeq(parent)
    ? insertItem(source, parent, Number(key), value)
    : insertPair(source, parent as YAMLMap, holder, String(key), value, order)
}

function insertItem({ text, document }: Source, list: YAMLSeq, index: number, value: Json): string {
  const items = list.items as Node[]
  const before = items[index - 1]
  if (isFlow(list) || isNodeInFlow(document, list)) {
    const written = writeOnOneLine(value)
    if (before) return splice(text, [endOf(text, before), endOf(text, before)], `, ${written}`)
    const start = startOf(text, items[0] as Node)
    return splice(text, [start, start], `${written}, `)
  }
  const column = columnOf(text, dashOf(list, 0))
  const written = `-${writeItem(value, column + 2)}`
  if (!before) {
    const dash = dashOf(list, 0)
    return splice(text, [dash, dash], `${written}\n${' '.repeat(column)}`)
  }
  const end = endOfLine(text, Math.max(endOf(text, before), dashOf(list, index - 1) + 1))
  return splice(text, [end, end], `\n${' '.repeat(column)}${written}`)
}

function isNodeInFlow(document: Document, node: Node): boolean {
  const token = node as { srcToken?: { type?: string } }
  return document.contents !== node && token.srcToken?.type === 'flow-collection'
}

function insertPair(
  { text, document }: Source,
  map: YAMLMap,
  holder: Path,
  key: string,
  value: Json,
  order: readonly string[],
): string {
  const pairs = pairsOf(map)
  const earlier = order.slice(0, Math.max(order.indexOf(key), 0))
  const index =
    earlier.length > 0
      ? pairs.findLastIndex(({ key: each }) => isScalar(each) && earlier.includes(String(each.value)))
      : -1
  const neighbour = (index >= 0 ? pairs[index] : pairs.at(-1)) as Pair<Node, Node | null>
  const behind = behindLead(text, map, isScalar(neighbour.key) ? String(neighbour.key.value) : undefined) ?? 0
  const end = Math.max(endOfPair(text, neighbour), behind)
  if (isFlow(map) || isInFlow(document, holder)) {
    return splice(text, [end, end], `, ${writeKey(key)}: ${writeOnOneLine(value)}`)
  }
  const column = columnOf(text, startOf(text, (pairs[0] as Pair<Node>).key))
  const line = endOfLine(text, end)
  return splice(text, [line, line], `\n${' '.repeat(column)}${writeKey(key)}:${writeValue(value, column + 2)}`)
}

/** Returns the text without the field or item at a path, with the comments inside it and at its end; those above it stay. */
export function removeAt(source: Source, path: Path): string {
  const { text, document } = source
  const holder = path.slice(0, -1)
  const parent = document.getIn(holder, true) as Node
  if (!isCollection(parent)) return text
  if (parent.items.length === 1) return replaceAt(source, holder, isSeq(parent) ? [] : {})
  const index = isSeq(parent) ? Number(path.at(-1)) : indexOfKey(parent as YAMLMap, path.at(-1))
  const place =
    isFlow(parent) || isInFlow(document, holder) ? placeInFlow(text, parent, index) : placeInBlock(text, parent, index)
  return splice(text, place, '')
}

/** Returns where the parts of a map or list begin and end. */
function placesOf(text: string, parent: YAMLMap | YAMLSeq): Place[] {
  if (isMap(parent)) {
    return pairsOf(parent).map((pair) => {
      const behind = behindLead(text, parent, isScalar(pair.key) ? String(pair.key.value) : undefined) ?? 0
      return [startOf(text, pair.key), Math.max(endOfPair(text, pair), behind)]
    })
  }
  return (parent.items as Node[]).map((node, index) =>
    isFlow(parent)
      ? [startOf(text, node), endOf(text, node)]
      : [dashOf(parent as YAMLSeq, index), Math.max(endOf(text, node), dashOf(parent as YAMLSeq, index) + 1)],
  )
}

function placeInFlow(text: string, parent: Node, index: number): Place {
  const places = placesOf(text, parent as YAMLMap)
  const [start, end] = places[index] as Place
  const next = places[index + 1]
  return next ? [start, next[0]] : [places[index - 1]?.[1] ?? start, end]
}

function placeInBlock(text: string, parent: Node, index: number): Place {
  const places = placesOf(text, parent as YAMLMap)
  const [start, end] = places[index] as Place
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = endOfLine(text, end)
  if (text.slice(lineStart, start).trim() === '') return [lineStart, Math.min(lineEnd + 1, text.length)]
  // The first field behind a dash: the next one takes its place.
  const next = places[index + 1]
  const between = next ? text.slice(lineEnd, next[0]) : ''
  return next && between.trim() === '' ? [start, next[0]] : [start, end]
}
