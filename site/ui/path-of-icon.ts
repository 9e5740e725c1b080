/**
 * Returns the path data of an icon of `icons.ts`. Parsed, because the content security policy forbids inserting markup in the
 * browser. Throws for an icon of more than a single path.
 */
export function pathOfIcon(svg: string): string {
  const line = /^<svg[^>]*><path d="([^"]+)"\s*\/><\/svg>\s*$/.exec(svg)?.[1]
  if (line === undefined) throw new Error('An icon has to be a single path.')
  return line
}
