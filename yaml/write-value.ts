import { parse } from 'yaml'
import type { Json } from './json.ts'
import { isMap } from './json.ts'

// Writes a value as the guide's files have it: words in quotation marks, names plain, what is short on one line.

const quiet = { logLevel: 'error' } as const
const longestMap = 110
const longestItem = 240

/** How a text is quoted, as the parser names it. */
export type Quotes = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED'

function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null
}

function readsAs(text: string, value: string): boolean {
  try {
    return parse(`[${text}]`, quiet)[0] === value && parse(`k: ${text}`, quiet).k === value
  } catch {
    return false
  }
}

/** Returns a scalar on one line; a text keeps the quotation marks it had where they can hold it. */
export function writeScalar(value: string | number | boolean | null, quotes?: Quotes): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  // Older readers of YAML take yes and no for truth, so the guide's files have them in quotation marks.
  const isWord = /^[A-Za-z][\w-]*$/.test(value) && !/^(?:y|n|yes|no|on|off)$/i.test(value)
  const mayBePlain = quotes === 'PLAIN' ? !/^(?:yes|no)$/.test(value) : quotes === undefined && isWord
  if (mayBePlain && !/[\n#]/.test(value) && readsAs(value, value)) return value
  if (quotes === 'QUOTE_SINGLE' && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`
  return JSON.stringify(value)
}

export function writeKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && readsAs(key, key) ? key : JSON.stringify(key)
}

/** Returns a value on one line. */
export function writeOnOneLine(value: Json): string {
  if (isScalar(value)) return writeScalar(value)
  if (Array.isArray(value)) return `[${value.map(writeOnOneLine).join(', ')}]`
  const pairs = Object.entries(value).map(([key, inner]) => `${writeKey(key)}: ${writeOnOneLine(inner)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

function fitsOnOneLine(value: Json, longest: number): boolean {
  if (isScalar(value)) return true
  const inside = Object.values(value)
  if (inside.length === 0) return true
  const isFlat = inside.every((inner) => isScalar(inner) || (isMap(inner) && Object.values(inner).every(isScalar)))
  return isFlat && writeOnOneLine(value).length <= longest
}

/**
 * Returns a value as it stands behind `key:` or `-`: on one line, or below on lines of its own, which then begin with a line break. `column` is
 * where its fields or dashes begin.
 */
export function writeValue(value: Json, column: number): string {
  if (fitsOnOneLine(value, longestMap)) return ` ${writeOnOneLine(value)}`
  return `\n${writeLines(value, column)}`
}

/** Returns the fields of a map or the items of a list on lines of their own, without the last line break. */
export function writeLines(value: Json, column: number): string {
  const indent = ' '.repeat(column)
  if (Array.isArray(value)) return value.map((item) => `${indent}-${writeItem(item, column + 2)}`).join('\n')
  return Object.entries(value as Record<string, Json>)
    .map(([key, inner]) => `${indent}${writeKey(key)}:${writeValue(inner, column + 2)}`)
    .join('\n')
}

/** Returns an item of a list as it stands behind its dash. `column` is where its fields begin. */
export function writeItem(item: Json, column: number): string {
  if (fitsOnOneLine(item, longestItem)) return ` ${writeOnOneLine(item)}`
  return ` ${writeLines(item, column).trimStart()}`
}

/** Returns a text as a block, `|` with its lines below; undefined for one that a block cannot hold. */
export function writeBlock(text: string, column: number): string | undefined {
  if (!text.includes('\n') || /^[ \n]|[ \t]\n|\t|\n\n$|[^\P{C}\n]/u.test(text)) return undefined
  const indent = ' '.repeat(column)
  const lines = text.replace(/\n$/, '').split('\n')
  return `|${text.endsWith('\n') ? '' : '-'}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`
}
