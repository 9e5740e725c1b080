import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServingManifest, servingManifest } from '#contract/serving-manifest.ts'
import { pathOfTwin } from '#contract/twins.ts'
import { describeHeaders } from '#server/http/pages/load-site.ts'
import { canonicalAddress } from '#server/http/pages/resolve-path.ts'
import type { Settings } from '#server/settings.ts'

/** nginx refuses a word of its configuration that is longer. */
const longestWord = 4000

/** `http` goes into nginx's context of this name, `location` into each location that sends files. */
export interface NginxPages {
  http: string
  location: string
}

/**
 * Returns what nginx has to know of a built site to send its pages and files itself, as the guide would. By the address as it was asked, so
 * that whatever is not spelled as it should be, and all that is no file (404 pages, redirects, answers of the moment), is left to the guide;
 * `deploy/nginx/pages-http.conf` chooses. Throws for a value that nginx would misread.
 */
export function describeNginxPages(
  manifest: ServingManifest,
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>,
): NginxPages {
  const notFound = new Set<string>(Object.values(manifest.notFoundPages))
  const files = Object.entries(manifest.files)
    .filter(([path, { encodings }]) => !notFound.has(path) && Object.keys(encodings).length !== 1)
    .map(([path, file]) => ({
      address: canonicalAddress(path),
      source: file.encodings.br?.replace(/\.br$/, '') ?? file.file,
      packed: file.encodings.br ? 'packed' : 'plain',
      etag: file.etag,
      twin: pathOfTwin(path) in manifest.files && file.contentType.startsWith('text/html') ? 'accept' : '',
      headers: describeHeaders(file, settings, path),
    }))
  const names = [...new Set(files.flatMap(({ headers }) => Object.keys(headers)))]
  const isShared = (name: string): boolean => files.every(({ headers }) => headers[name] === files[0]?.headers[name])
  const ownNames = names.filter((name) => !isShared(name))
  const mapBy = (variable: string, read: (file: (typeof files)[number]) => string): string =>
    describeMap(variable, new Map(files.map((file) => [file.address, read(file)])))
  return {
    http: [
      'map_hash_max_size 65536;',
      'map_hash_bucket_size 512;',
      mapBy('guide_address', ({ address }) => address),
      mapBy('guide_source', ({ source }) => source),
      mapBy('guide_packed', ({ packed }) => packed),
      mapBy('guide_etag', ({ etag }) => etag),
      mapBy('guide_twin', ({ twin }) => twin),
      ...ownNames.map((name) => mapBy(variableOf(name), ({ headers }) => headers[name] ?? '')),
      '',
    ].join('\n'),
    location: names
      .map((name) => (isShared(name) ? quote(files[0]?.headers[name] ?? '') : `$${variableOf(name)}`))
      .map((value, index) => `add_header ${names[index]} ${value} always;\n`)
      .join(''),
  }
}

function variableOf(header: string): string {
  return `guide_${header.replaceAll('-', '_')}`
}

function describeMap(variable: string, values: ReadonlyMap<string, string>): string {
  return [
    `map $request_uri $${variable} {`,
    ...[...values]
      .filter(([, value]) => value !== '')
      .map(([address, value]) => `  ${quote(address)} ${quote(value)};`),
    '}',
  ].join('\n')
}

function quote(word: string): string {
  if (/[$\\\r\n]/.test(word) || word.length > longestWord) throw new Error(`nginx cannot be told ${word.slice(0, 200)}`)
  return `"${word.replaceAll('"', '\\"')}"`
}

/** Writes what nginx has to know of a build (`dist`) into a folder, as `http.conf` and `location.conf`; resolves with what the build has. */
export async function writeNginxPages(
  distFolder: string,
  folder: string,
  settings: Parameters<typeof describeNginxPages>[1],
): Promise<ServingManifest> {
  const manifest = servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
  const { http, location } = describeNginxPages(manifest, settings)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'http.conf'), http)
  await writeFile(join(folder, 'location.conf'), location)
  return manifest
}
