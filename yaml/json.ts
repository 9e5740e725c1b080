/** A value of a file of content, as JSON has them. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Where a value stands in a file: names of fields, places in lists. */
export type Path = (string | number)[]

export function isMap(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns what stands at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): Json | undefined {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value) as Json | undefined
}

/**
 * Returns a copy with a value put at a path, or taken away for undefined. Maps that are missing on the way are made; what stands on the way
 * and is no map gives way to one. A list takes an item behind its last; throws a `RangeError` further behind.
 */
export function withValueAt(whole: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    const index = Number(key)
    if (!(index >= 0 && index <= whole.length))
      throw new RangeError(`the list has ${whole.length} items and no place for ${key}`)
    const inner = withValueAt(whole[index], rest, value)
    return inner === undefined ? whole.toSpliced(index, 1) : whole.toSpliced(index, 1, inner)
  }
  if (value === undefined && !(isMap(whole) && Object.hasOwn(whole, key))) return whole
  const map = isMap(whole) ? whole : {}
  const inner = withValueAt(map[key], rest, value)
  if (inner !== undefined) return { ...map, [key]: inner }
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key))
}
