import { ContentError } from '#site/content/files/read-yaml.ts'

interface Match {
  /** The file with the words, and the field in it. */
  file: string
  field: string
  /** The file with the facts. */
  source: string
  /** Keys that may be left out. */
  optional?: readonly string[]
  /** What is said of a key without a fact. */
  stray?: string
}

export function ids(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

/** Throws a `ContentError` with file, field and remedy unless an object has exactly the wanted keys. */
export function matchKeys(wanted: readonly string[], written: object, match: Match): void {
  const { file, field, source, optional = [], stray = `is not in ${source}. Delete it or add it there.` } = match
  const keys = Object.keys(written)
  const missing = wanted.find((key) => !keys.includes(key))
  if (missing) throw new ContentError(`${file}: ${field}.${missing} is missing. ${source} has it; write its words.`)
  const extra = keys.find((key) => !wanted.includes(key) && !optional.includes(key))
  if (extra) throw new ContentError(`${file}: ${field}.${extra} ${stray}`)
}
