import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapLanguages } from '#contract/languages.ts'
import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'

/** A file of an example: the text of a page, or a file of another type. */
type ExampleFile = string | { contentType: string; text: string }

/** Writes a built site for tests: `serving.json`, the files it names and a page `/404`, as `npm run build` does in `dist/`. */
export async function writeExampleSite(
  folder: string,
  given: Record<string, ExampleFile>,
  redirects: Record<string, string> = {},
): Promise<void> {
  const files: Record<string, ServedFile> = {}
  for (const [index, [path, content]] of Object.entries({ '/404': '<p>404</p>', ...given }).entries()) {
    const { contentType, text } =
      typeof content === 'string' ? { contentType: 'text/html; charset=utf-8', text: content } : content
    const file = `site/${index}`
    files[path] = {
      file,
      contentType,
      cacheControl: 'no-cache',
      etag: 'W/"a"',
      encodings: {},
      scriptHashes: [],
      styleHashes: [],
      foreignOrigins: [],
      hasTiles: false,
      payingLinks: {},
      worker: null,
    }
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const manifest: ServingManifest = {
    buildId: 'example',
    contact: 'post@guide.example',
    tileAddress: 'https://tiles.example/{z}/{x}/{y}.png',
    files,
    redirects,
    notFoundPages: mapLanguages(() => '/404'),
    stops: {},
    chargingStations: {},
  }
  await writeFile(join(folder, 'serving.json'), JSON.stringify(manifest))
}
