import type { BuiltPage, BuiltSite } from './built-site.ts'

/** What a browser fetches for a page before anybody scrolls or clicks, in bytes over the wire. */
export interface PageWeight {
  /** With its styles and icons. */
  html: number
  /** The styles among it, before they are compressed. */
  styles: number
  fonts: number
  pictures: number
  script: number
  /** How many files that are, with the page itself; without its icons and its manifest, which wait for the rest. */
  requests: number
}

type Files = BuiltSite['files']

/** The sum of everything that a page fetches at once. */
export function totalOf({ html, fonts, pictures, script }: PageWeight): number {
  return html + fonts + pictures + script
}

/**
 * Weighs a page: its HTML, every font its styles name (a browser fetches only those that it needs, so this is the most it
 * can be), the pictures that are not lazy and those in its styles, and its scripts with everything that they import.
 */
export function weighPage({ path, root }: BuiltPage, files: Files): PageWeight {
  const waiting = new Set(root.querySelectorAll('template img'))
  const inStyles = root
    .querySelectorAll('style')
    .flatMap(({ rawText }) => [...rawText.matchAll(/url\(["']?(\/[^"')#]+)/g)].map(([, address]) => address ?? ''))
  const fonts = [...preloads(root, 'font'), ...inStyles].filter((address) => address.endsWith('.woff2'))
  const images = root
    .querySelectorAll('img')
    .filter((image) => image.getAttribute('loading') !== 'lazy' && !waiting.has(image))
    .map((image) => image.getAttribute('src') ?? '')
  const pictures = [...images, ...preloads(root, 'image'), ...inStyles.filter((address) => !address.endsWith('.woff2'))]
  const scripts = listScripts(root, files)
  return {
    html: sizeOf([path], files),
    styles: root.querySelectorAll('style').reduce((sum, { rawText }) => sum + Buffer.byteLength(rawText), 0),
    fonts: sizeOf(fonts, files),
    pictures: sizeOf(pictures, files),
    script: sizeOf(scripts, files),
    requests: new Set([path, ...fonts, ...pictures.filter((address) => files.has(address)), ...scripts]).size,
  }
}

function preloads(root: BuiltPage['root'], kind: string): string[] {
  return root.querySelectorAll(`link[rel="preload"][as="${kind}"]`).map((link) => link.getAttribute('href') ?? '')
}

// What every page can fetch once somebody searches has budgets of its own (search-weight.ts).
const searchFile = /^\/_assets\/(suggestions|search-page)-/

/** Weighs everything that the scripts of a page can load, also later, except the search: in bytes over the wire. */
export function weighAllScript({ root }: BuiltPage, files: Files): number {
  const scripts = listScripts(root, files, listAllImports)
  return sizeOf(
    scripts.filter((address) => !searchFile.test(address)),
    files,
  )
}

/** The addresses of a page's scripts, of its islands, and of everything that these import, at once unless told otherwise. */
function listScripts(root: BuiltPage['root'], files: Files, listImportsOf = listImports): string[] {
  const found = new Set<string>()
  const waiting = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
    ...root.querySelectorAll('script:not([src])').flatMap(({ rawText }) => listImportsOf(rawText, '/')),
    ...root
      .querySelectorAll('astro-island')
      .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '')),
  ]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address) || !files.has(address)) continue
    found.add(address)
    waiting.push(...listImportsOf(files.get(address)?.text ?? '', address))
  }
  return [...found]
}

/** What a module imports at once; `import(…)` waits until it is called and does not count. */
function listImports(code: string, from: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(
    ([, address]) => new URL(address ?? '', `http://guide${from}`).pathname,
  )
}

function listAllImports(code: string, from: string): string[] {
  const later = [...code.matchAll(/\bimport\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g)].map(
    ([, address]) => new URL(address ?? '', `http://guide${from}`).pathname,
  )
  return [...listImports(code, from), ...later]
}

function sizeOf(addresses: string[], files: Files): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + (files.get(address)?.compressedSize ?? 0), 0)
}
