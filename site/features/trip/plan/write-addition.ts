/** Returns the fragment by which a link to the page of a trip adds a stop: `add=t.ryten`. */
export function writeAddition(ref: string): string {
  return `add=${ref}`
}

/** Returns the stop that a fragment of an address adds; undefined for any other. */
export function readAddition(fragment: string): string | undefined {
  return /^#?add=([A-Za-z0-9.,%+-]+)$/.exec(fragment)?.[1]
}
