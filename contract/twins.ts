// The Markdown twin of a page has its address with `.md`; that of the Norwegian home page is `/index.md`.

/** Returns the path of a page's twin: `/en/places.md`. */
export function pathOfTwin(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Returns the path of the page that a twin belongs to. */
export function pathOfPage(twin: string): string {
  return twin === '/index.md' ? '/' : twin.replace(/\.md$/, '')
}
