/**
 * Promises what our own server answered, out of its JSON and unchecked. Throws `{what} returned {status}` for a refusal, which is
 * read all the same: a body that nobody reads holds its connection, of which a browser has six.
 */
export async function readAnswer(response: Response, what: string): Promise<unknown> {
  const body = await response.text()
  if (!response.ok) throw new Error(`${what} returned ${response.status}`)
  return JSON.parse(body)
}
