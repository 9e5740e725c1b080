/** Returns the path under which a page is cached: without query, fragment and trailing slash. */
export function keptAddress({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Returns whether an address is a page, neither a file nor a live endpoint. */
export function isPageAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !/\.\w+$|^\/(api|functions|rest)\//.test(pathname)
}

/** Returns whether a file name contains a content hash (by the bundler), so that it never changes. */
export function isLastingAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/_(assets|astro)\//.test(pathname)
}

/** Returns whether an address is data that a build writes under a name that stays the same: of the search, or the words of today. */
export function isBuiltData({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/(?:search|today\/words)\/[\w./-]+$/.test(pathname)
}

/** Returns whether an address is a photo, which exists in several widths. */
export function isPhotoAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /\.(avif|webp|jpe?g)$/.test(pathname)
}
