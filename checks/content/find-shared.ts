import type { Problem } from '#checks/rule.ts'
import { lineOf, type TextFile } from './written-texts.ts'

/** Returns a problem for each facts.yaml with a value that an earlier one has; `find` returns the value and its index. */
export function findShared(
  content: readonly TextFile[],
  find: (text: string) => { value: string; index: number } | undefined,
  describe: (value: string, other: string) => string,
): Problem[] {
  const users = new Map<string, string>()
  return content
    .filter(({ path }) => path.endsWith('/facts.yaml'))
    .flatMap(({ path, text }) => {
      const found = find(text)
      if (!found) return []
      const other = users.get(found.value)
      users.set(found.value, other ?? path)
      return other ? [{ file: `${path}:${lineOf(text, found.index)}`, fix: describe(found.value, other) }] : []
    })
}
