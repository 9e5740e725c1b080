/**
 * Returns a function that tells whether code uses a message key: quoted as a whole, or as a template with values of a type
 * (`map.kind.${category}`), which the compiler checks.
 */
export function findKeysIn(texts: readonly string[]): (key: string) => boolean {
  const quoted = new Set<string>()
  const composed = new Set<string>()
  for (const text of texts) {
    for (const [key] of text.matchAll(/(?<=['"])[\w.]+(?=['"])/g)) quoted.add(key)
    for (const [, key = ''] of text.matchAll(/`(\w+\.(?:[\w.]|\$\{[^{}]*\})*)`/g)) composed.add(key)
  }
  const patterns = [...composed].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '\\w+')}$`),
  )
  return (key) => quoted.has(key) || patterns.some((pattern) => pattern.test(key))
}
