/** The path under which a page is kept: without what the address says beyond it, and without a slash at the end. */
export function keptAddress({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Tells whether an address leads to a page: neither to a file nor to what the server answers live. */
export function isPageAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !/\.\w+$|^\/(api|functions|rest)\//.test(pathname)
}

/** Tells whether a name stands for its content for good: the bundler and the search put a hash of what is in it into such names. */
export function isLastingAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/_(assets|astro)\/|^\/pagefind\/(index|fragment|filter)\/|\.pf_meta$/.test(pathname)
}

/** Tells whether an address holds what the search reads, under a name that stays the same from build to build. */
export function isSearchData({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/(pagefind|search)\/[\w./-]+$/.test(pathname) && !isLastingAddress({ pathname })
}

/** Tells whether an address leads to a photo, which lies there in several widths. */
export function isPhotoAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /\.(avif|webp|jpe?g)$/.test(pathname)
}

/** Promises what a page or a script names of the guide’s files under lasting names; folders end with a slash. */
export function listNamedFiles(text: string, address: string): string[] {
  const absolute = text.match(/\/_assets\/[^"'`\s()?,#&<>\\]+/g) ?? []
  const relative = address.startsWith('/_assets/')
    ? [...text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => `/_assets/${name}`)
    : []
  return [...new Set([...absolute, ...relative])]
}
