/**
 * The line of an icon of `icons.ts`: each is a single path. Read out of the file instead of put into the page as markup, which
 * the content security policy forbids in the browser. Throws for a drawing of another kind.
 */
export function pathOfIcon(svg: string): string {
  const line = /^<svg[^>]*><path d="([^"]+)"\s*\/><\/svg>\s*$/.exec(svg)?.[1]
  if (line === undefined) throw new Error('An icon has to be a single path.')
  return line
}
