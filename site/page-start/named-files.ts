// How the built site names its files: pages, and texts in scripts, from the root; what a script imports, beside it.

const besideScript = '["\'`](\\.{1,2}/[\\w./-]+\\.(?:js|css))["\'`]'

/** Returns the addresses of what a script imports at once; not of what it may import later. */
export function listImports(text: string, address: string): string[] {
  const named = text.matchAll(new RegExp(`(?:from|import) ?${besideScript}`, 'g'))
  return [...named].map(([, name = '']) => new URL(name, address).href)
}

/** Returns the paths of files with lasting names that a page or script mentions, also of what may come later; folders end with a slash. */
export function listNamedFiles(text: string, path: string): string[] {
  const absolute = text.match(/\/_assets\/[^"'`\s()?,#&<>\\]+/g) ?? []
  const relative = path.startsWith('/_assets/') ? [...text.matchAll(new RegExp(besideScript, 'g'))] : []
  const beside = relative.map(([, name = '']) => new URL(name, `https://guide.invalid${path}`).pathname)
  return [...new Set([...absolute, ...beside])]
}
