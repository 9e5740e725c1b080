import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { TextFile } from './written-texts.ts'

/** A map of a YAML file with its location. */
interface PlacedMap {
  /** Returns the value of a field; a map or list as its node. */
  read: (field: string) => unknown
  /** The names of the enclosing fields, outermost first. */
  fields: string[]
  /** Counted from 1. */
  line: number
  /** Its `id`, in a table. */
  row: string | undefined
}

/** Returns every map of a YAML file, outer before inner. */
export function listYamlMaps({ text }: Pick<TextFile, 'text'>): PlacedMap[] {
  const lines = new LineCounter()
  const found: PlacedMap[] = []
  function walk(node: Node | null, fields: string[]): void {
    if (isSeq<Node | null>(node)) for (const item of node.items) walk(item, fields)
    if (!isMap<{ value?: unknown }, Node | null>(node)) return
    const id = node.get('id')
    const row = typeof id === 'string' ? id : undefined
    found.push({ read: (field) => node.get(field), fields, line: lines.linePos(node.range?.[0] ?? 0).line, row })
    for (const { key, value } of node.items) walk(value, [...fields, String(isScalar(key) ? key.value : key)])
  }
  walk(parseDocument(text, { lineCounter: lines }).contents, [])
  return found
}
