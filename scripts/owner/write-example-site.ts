import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapLanguages } from '#contract/languages.ts'
import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'

/** What stands at a path of an example: the text of a page, or a file of another type. */
type ExampleFile = string | { contentType: string; text: string }

/**
 * Promises a built site for tests in a folder: `serving.json` and the files it names, a page at `/404` among them, as
 * `npm run build` leaves them in `dist/`.
 */
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
  }
  await writeFile(join(folder, 'serving.json'), JSON.stringify(manifest))
}
