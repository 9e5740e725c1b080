/**
 * Returns an address, from its path on, with the `#` that a messenger has coded in its path (`/min-tur%231&d=…`); undefined for
 * any other address. No path of the guide has such a sign, while a query may.
 */
export function restoreHash(address: string): string | undefined {
  const found = /^([^?#]+?)%(?:25)*23(.*)$/s.exec(address)
  return found ? `${found[1]}#${found[2]}` : undefined
}
