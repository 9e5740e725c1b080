import type { Problem } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

/** What a browser fetches for a page before scrolling or clicking, in transferred bytes. */
export interface PageWeight {
  /** Including styles and icons. */
  html: number
  /** Part of the HTML, uncompressed. */
  styles: number
  fonts: number
  pictures: number
  script: number
  /** The number of files, with the page itself, without its icons and manifest, which have low priority. */
  requests: number
}

type Files = BuiltSite['files']

export function exceed(file: string, value: number, budget: number, what = 'bytes'): Problem[] {
  return value > budget ? [{ file, fix: `${value} ${what}, ${value - budget} more than the ${budget} allowed.` }] : []
}

export function totalOf({ html, fonts, pictures, script }: PageWeight): number {
  return html + fonts + pictures + script
}

/** Weighs a page: HTML, all fonts in its styles (an upper bound), pictures that are not lazy, and scripts with static imports. */
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

// The search has its own budgets (search-weight.ts).
const searchFile = /^\/_assets\/(suggestions|search-page)-/

// The lines of the sun and the layer of tiles, which one press on the map fetches each.
const pressedFile = /^\/_assets\/(SunOnMap|tile-images)\./

/** Returns the transferred bytes of all scripts that a page can load, except the search: by itself, and with what a press fetches. */
export function weighAllScript({ root }: BuiltPage, files: Files): { byItself: number; withPressed: number } {
  const weigh = (isFollowed: (address: string) => boolean) =>
    sizeOf(
      listScripts(root, files, (code, from) => listAllImports(code, from).filter(isFollowed)).filter(
        (address) => !searchFile.test(address),
      ),
      files,
    )
  return { byItself: weigh((address) => !pressedFile.test(address)), withPressed: weigh(() => true) }
}

/** Returns the addresses of a page's scripts and islands with their imports, static ones by default. */
function listScripts(root: BuiltPage['root'], files: Files, listImportsOf = listImports): string[] {
  const waiting = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
    ...root.querySelectorAll('script:not([src])').flatMap(({ rawText }) => listImportsOf(rawText, '/')),
    ...root
      .querySelectorAll('astro-island')
      .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '')),
  ]
  return follow(waiting, files, listImportsOf)
}

/** Returns the address of a script with those of all that it imports at once. */
export function listWithImports(address: string, files: Files): string[] {
  return follow([address], files, listImports)
}

function follow(waiting: string[], files: Files, listImportsOf: typeof listImports): string[] {
  const found = new Set<string>()
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address) || !files.has(address)) continue
    found.add(address)
    waiting.push(...listImportsOf(files.get(address)?.text ?? '', address))
  }
  return [...found]
}

/** Returns the static imports of a module. */
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

/** Returns the transferred bytes of files, each counted once. */
export function sizeOf(addresses: string[], files: Files): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + (files.get(address)?.compressedSize ?? 0), 0)
}
