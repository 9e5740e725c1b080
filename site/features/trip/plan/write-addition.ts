/** Returns the fragment by which a link to the page of a trip adds a stop: `add=t.ryten`. */
export function writeAddition(ref: string): string {
  return `add=${ref}`
}
