import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'

/** Finds the line of a field by its path, or of the nearest field above it that is written. */
export type FindLine = (path: readonly PropertyKey[]) => number

/** Returns the finder of lines in YAML. `linesBefore`: how many lines of the file stand before it. */
export function findLinesIn(text: string, linesBefore = 0): FindLine {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore
  return (path) => {
    let node = contents as Node | null
    let line = linesBefore + 1
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        if (!isScalar(pair?.key)) return line
        line = lineAt(pair.key.range?.[0] ?? 0)
        node = pair.value as Node | null
      } else {
        const item = (node as { items?: Node[] } | null)?.items?.[Number(step)]
        if (!item) return line
        line = lineAt(item.range?.[0] ?? 0)
        node = item
      }
    }
    return line
  }
}
