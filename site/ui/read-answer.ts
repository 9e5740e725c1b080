/**
 * Resolves with the unvalidated JSON of our server's response. Throws `{what} returned {status}` for an error; its body is read
 * all the same, because an unread body holds one of a browser's six connections.
 */
export async function readAnswer(response: Response, what: string): Promise<unknown> {
  const body = await response.text()
  if (!response.ok) throw new Error(`${what} returned ${response.status}`)
  return JSON.parse(body)
}
