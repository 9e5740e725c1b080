/**
 * Returns the value of a header out of names and values in turn; several of one name are one list. `request.headers` would build an
 * object of all headers, which costs more than the rest of sending a ready answer.
 */
export function findHeader(rawHeaders: readonly string[], name: string): string | undefined {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index] as string
    if (candidate.length !== name.length || candidate.toLowerCase() !== name) continue
    const value = rawHeaders[index + 1] as string
    found = found === undefined ? value : `${found}, ${value}`
  }
  return found
}
