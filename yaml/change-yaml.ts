import { isDeepStrictEqual } from 'node:util'
import { type Alias, type Document, isAlias, isCollection, isScalar, parseDocument, visit } from 'yaml'
import type { Json, Path } from './json.ts'
import { isMap, valueAt, withValueAt } from './json.ts'
import { insertAt, removeAt, replaceAt, type Source, takeAnchor } from './splice.ts'

/** A change that could not be made in the text of the file; the file is as it was. */
export class NotChanged extends Error {
  override name = 'NotChanged'
}

/** Parses YAML with the places of everything. Throws `NotChanged` for a file that is broken. */
function read(text: string): Source {
  if (last.text === text) return last
  const document = parseDocument(text, { keepSourceTokens: true })
  const [error] = document.errors
  if (error) throw new NotChanged(error.message)
  last = { text, document }
  return last
}

/** One change looks at the same text several times. */
let last: Source = { text: '', document: parseDocument('', { keepSourceTokens: true }) }

/**
 * Returns the text of a YAML file with a value put at a path, or taken away for undefined. Only what differs is written: comments, quotation
 * marks, order and anchors of everything else stay byte for byte. `order` names the fields of the whole file in the order in
 * which a new one takes its place. Throws `NotChanged` unless the result reads as it was meant.
 */
export function changeYaml(text: string, path: Path, value: Json | undefined, order: readonly string[] = []): string {
  const before = read(text).document.toJS() as Json | undefined
  const wanted = withValueAt(before ?? {}, path, value)
  const steps = listSteps(before ?? {}, wanted ?? {}, [])
  if (steps.length === 0) return text
  const result = steps.reduce((now, step) => takeStep(now, step, order), text)
  const after = read(result).document.toJS()
  if (!isDeepStrictEqual(after ?? {}, wanted ?? {})) {
    throw new NotChanged(`The change at ${path.join('.')} cannot be written into this file. Make it in a text editor.`)
  }
  return result
}

/** One change of the text: a value put in the place of another, a new one, or one taken away. */
interface Step {
  kind: 'replace' | 'insert' | 'remove'
  path: Path
  value: Json
}

/** Returns the fewest steps from one value to another, in an order in which each finds its place. */
function listSteps(before: Json, after: Json, path: Path): Step[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isMap(before) && isMap(after) && Object.keys(before).length > 0) {
    return [
      ...Object.entries(after).flatMap(([key, value]): Step[] => {
        const old = Object.hasOwn(before, key) ? before[key] : undefined
        return old === undefined
          ? [{ kind: 'insert', path: [...path, key], value }]
          : listSteps(old, value, [...path, key])
      }),
      ...Object.keys(before)
        .filter((key) => !Object.hasOwn(after, key))
        .map((key): Step => ({ kind: 'remove', path: [...path, key], value: null })),
    ]
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    return listStepsOfLists(before, after, path)
  }
  return [{ kind: 'replace', path, value: after }]
}

/** Items with an id are the same item where the id is; others where they are equal. */
function nameOf(item: Json): string {
  return isMap(item) && typeof item.id === 'string' ? `id ${item.id}` : JSON.stringify(item)
}

function listStepsOfLists(before: Json[], after: Json[], path: Path): Step[] {
  const kept = findCommon(before.map(nameOf), after.map(nameOf))
  const removed = before.flatMap((_, index) => (kept.some(([old]) => old === index) ? [] : [index]))
  const added = after.flatMap((_, index) => (kept.some(([, now]) => now === index) ? [] : [index]))
  // As many as are gone are written over, so that a corrected item keeps its place and its comment.
  const isCorrection = removed.length === added.length && removed.every((index, each) => index === added[each])
  if (isCorrection) {
    return after.flatMap((item, index) => listSteps(before[index] as Json, item, [...path, index]))
  }
  return [
    ...kept.flatMap(([old, now]) => listSteps(before[old] as Json, after[now] as Json, [...path, old])),
    // One item is left until the others are there: an empty list would be written anew.
    ...(kept.length === 0
      ? [{ kind: 'replace', path, value: after } as Step]
      : [
          ...removed.toReversed().map((index): Step => ({ kind: 'remove', path: [...path, index], value: null })),
          ...added.map((index): Step => ({ kind: 'insert', path: [...path, index], value: after[index] as Json })),
        ]),
  ]
}

/** Returns the longest common subsequence of two lists of names, as pairs of places. */
function findCommon(before: string[], after: string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (old: number, now: number) => lengths[old]?.[now] ?? 0
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const row = lengths[old] as number[]
      row[now] = before[old] === after[now] ? at(old + 1, now + 1) + 1 : Math.max(at(old + 1, now), at(old, now + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let old = 0, now = 0; old < before.length && now < after.length; ) {
    if (before[old] === after[now]) {
      pairs.push([old, now])
      old += 1
      now += 1
    } else if (at(old + 1, now) >= at(old, now + 1)) old += 1
    else now += 1
  }
  return pairs
}

function takeStep(text: string, { kind, path, value }: Step, order: readonly string[]): string {
  const source = read(text)
  const borrowed = findAliasAbove(source.document, path)
  if (borrowed) {
    // What is said by *name is written out, since the change is of this place alone.
    const whole = withValueAt(
      toJson(source.document, borrowed),
      path.slice(borrowed.length),
      kind === 'remove' ? undefined : value,
    )
    return replaceAt(source, borrowed, whole ?? {})
  }
  const unshared = kind === 'insert' ? unshare(text, path.slice(0, -1), false) : unshare(text, path, true)
  const now = unshared === text ? source : read(unshared)
  if (kind === 'remove') return removeAt(now, path)
  return kind === 'insert' ? insertAt(now, path, value, path.length === 1 ? order : []) : replaceAt(now, path, value)
}

function toJson(document: Document, path: Path): Json {
  return valueAt(document.toJS(), path) as Json
}

/** Returns the path of the outermost alias that a path leads through; undefined without one. */
function findAliasAbove(document: Document, path: Path): Path | undefined {
  const lengths = path.map((_, length) => length).slice(1)
  const length = lengths.find((each) => isAlias(document.getIn(path.slice(0, each), true)))
  return length === undefined ? undefined : path.slice(0, length)
}

/**
 * Returns the text in which no alias elsewhere repeats what is about to change: the first of them gets the value as it was, and the anchor with
 * it. `isWhole` says that everything inside changes too, else only what holds it.
 */
function unshare(text: string, path: Path, isWhole: boolean): string {
  const { document } = read(text)
  const anchors: { anchor: string; path: Path }[] = []
  const look = (at: Path) => {
    const node = document.getIn(at, true)
    if ((isScalar(node) || isCollection(node)) && node.anchor) anchors.push({ anchor: node.anchor, path: at })
  }
  for (let length = 1; length <= path.length; length += 1) look(path.slice(0, length))
  const node = document.getIn(path, true)
  if (isWhole && isCollection(node))
    for (const inner of listPathsInside(toJson(document, path))) look([...path, ...inner])
  return anchors.reduce((now, anchor) => moveAnchor(now, anchor.path, anchor.anchor, path), text)
}

function listPathsInside(value: Json): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => [[key], ...listPathsInside(inner).map((rest): Path => [key, ...rest])])
}

/** Gives the anchor of a node to the first alias outside the changing place; without one the anchor goes. */
function moveAnchor(text: string, path: Path, anchor: string, changing: Path): string {
  const { document } = read(text)
  const node = document.getIn(path, true)
  const heir = findAliases(document).find(
    ({ alias, at }) =>
      alias.resolve(document) === node && !changing.every((key, index) => String(at[index]) === String(key)),
  )
  const moved = heir ? replaceAt({ text, document }, heir.at, toJson(document, path), `&${anchor} `) : text
  // The heir stands behind, so the node's own places are still right.
  return takeAnchor({ text: moved, document }, path)
}

function findAliases(document: Document): { alias: Alias; at: Path }[] {
  const found: { alias: Alias; at: Path }[] = []
  visit(document, {
    Alias(key, alias, ancestors) {
      const at: Path = []
      const nodes = [...ancestors]
      for (const [index, each] of nodes.entries()) {
        if ('key' in each) at.push(String((each.key as { value?: unknown } | null)?.value ?? each.key))
        else if (isCollection(each) && each.constructor.name === 'YAMLSeq') {
          const inner = nodes[index + 1] ?? alias
          at.push(each.items.indexOf(inner as never))
        }
      }
      if (key !== 'key') found.push({ alias, at })
    },
  })
  return found
}
