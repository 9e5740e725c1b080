import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageKeys, languageOfPath, languages } from '#contract/languages.ts'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { isLastingAddress } from '#site/offline/kept-address.ts'
import { workerAddress } from '#site/offline/kept-caches.ts'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'
import { bundleWorker } from './bundle-worker.ts'
import { listNeeds } from './list-needs.ts'
import { versionOfEdition } from './version-of-edition.ts'

interface OfflineInput {
  distFolder: string
  /** Every file of the site but those that are written here, with its compressed forms. */
  files: Record<string, ServedFile>
  /** Pages that nobody takes along: those for unknown paths. */
  without: readonly string[]
  offlinePages: Record<Language, string>
}

/**
 * Writes what the guide needs to be read without a network, and promises the names: for each language the list of what can be taken
 * along, and the worker. They come last, because the lists hold sizes and hashes of everything else; the worker knows no build.
 */
export async function writeOfflineFiles({ distFolder, files, without, offlinePages }: OfflineInput): Promise<string[]> {
  const siteFolder = join(distFolder, 'site')
  await mkdir(join(siteFolder, 'offline'), { recursive: true })
  const names: string[] = []
  for (const language of languageKeys) {
    const name = `offline/${language}.json`
    const edition = await describeEdition(language, { distFolder, files, without })
    await writeFile(join(siteFolder, name), JSON.stringify(edition))
    names.push(name)
  }
  const worker = workerAddress.slice(1)
  await writeFile(join(siteFolder, worker), await bundleWorker(offlinePages))
  return [...names, worker]
}

/** Promises what can be taken along in a language. */
export async function describeEdition(
  language: Language,
  { distFolder, files, without }: Omit<OfflineInput, 'offlinePages'>,
): Promise<OfflineEdition> {
  const pages = Object.keys(files).filter(
    (path) =>
      files[path]?.contentType.startsWith('text/html') && languageOfPath(path) === language && !without.includes(path),
  )
  const { paths, standIns } = await listNeeds(
    { pages, language, languageTag: languages[language].tag },
    {
      has: (path) => Object.hasOwn(files, path),
      paths: Object.keys(files),
      read: (path) => readFile(join(distFolder, files[path]?.file ?? ''), 'utf8'),
    },
  )
  let storedBytes = 0
  const listed: OfflineEdition['files'] = []
  for (const path of paths) {
    const file = files[path]
    if (!file) throw new Error(`${path} is needed without a network and is not built.`)
    const address = encodeURI(path)
    const { size } = await stat(join(distFolder, file.encodings.br ?? file.file))
    storedBytes += (await stat(join(distFolder, file.file))).size
    const isLasting = isLastingAddress({ pathname: address })
    listed.push(isLasting ? [address, size] : [address, size, hashOfEtag(file.etag)])
  }
  const bytes = listed.reduce((sum, [, size]) => sum + size, 0)
  const version = versionOfEdition({ files: listed, standIns })
  return { version, language, bytes, storedBytes, files: listed, standIns }
}

/** The etag is the hash of the content: `W/"…"`. */
function hashOfEtag(etag: string): string {
  return etag.slice(3, -1)
}
