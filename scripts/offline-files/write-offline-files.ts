import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageKeys, languageOfPath } from '#contract/languages.ts'
import type { ServedFile } from '#contract/serving-manifest.ts'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'
import { isLastingAddress } from '#site/features/offline/kept-address.ts'
import { workerAddress } from '#site/features/offline/kept-caches.ts'
import { bundleScript } from '#site/page-start/bundle-script.ts'
import { listNeeds } from './list-needs.ts'
import { versionOfBundle } from './version-of-bundle.ts'

interface OfflineInput {
  distFolder: string
  /** Every other file of the site, with its compressed forms. */
  files: Record<string, ServedFile>
  /** Pages that are not downloaded: the 404 pages. */
  without: readonly string[]
  offlinePages: Record<Language, string>
}

/**
 * Writes the bundle list of each language and the worker; resolves with their names. They come last, because the lists contain
 * sizes and hashes of everything else. The worker is independent of the build.
 */
export async function writeOfflineFiles({ distFolder, files, without, offlinePages }: OfflineInput): Promise<string[]> {
  const siteFolder = join(distFolder, 'site')
  await mkdir(join(siteFolder, 'offline'), { recursive: true })
  const names: string[] = []
  for (const language of languageKeys) {
    const name = `offline/${language}.json`
    const bundle = await describeBundle(language, { distFolder, files, without })
    await writeFile(join(siteFolder, name), JSON.stringify(bundle))
    names.push(name)
  }
  const worker = workerAddress.slice(1)
  await writeFile(join(siteFolder, worker), await bundleWorker(offlinePages))
  return [...names, worker]
}

export async function describeBundle(
  language: Language,
  { distFolder, files, without }: Omit<OfflineInput, 'offlinePages'>,
): Promise<OfflineBundle> {
  const pages = Object.keys(files).filter(
    (path) =>
      files[path]?.contentType.startsWith('text/html') && languageOfPath(path) === language && !without.includes(path),
  )
  const { paths, standIns } = await listNeeds(
    { pages, language },
    {
      has: (path) => Object.hasOwn(files, path),
      paths: Object.keys(files),
      read: (path) => readFile(join(distFolder, files[path]?.file ?? ''), 'utf8'),
    },
  )
  let storedBytes = 0
  const listed: OfflineBundle['files'] = []
  for (const path of paths) {
    const file = files[path]
    if (!file) throw new Error(`${path} is needed without a network and is not built.`)
    const address = encodeURI(path)
    const { size } = await stat(join(distFolder, file.encodings.br ?? file.file))
    storedBytes += (await stat(join(distFolder, file.file))).size
    const isLasting = isLastingAddress({ pathname: address })
    // An etag is `W/"<hash>"`.
    listed.push(isLasting ? [address, size] : [address, size, file.etag.slice(3, -1)])
  }
  const bytes = listed.reduce((sum, [, size]) => sum + size, 0)
  const version = versionOfBundle({ files: listed, standIns })
  return { version, language, bytes, storedBytes, files: listed, standIns }
}

/** Resolves with the service worker. `offlinePages` are the pages shown for a missing one. */
function bundleWorker(offlinePages: Record<Language, string>): Promise<string> {
  return bundleScript('site/features/offline/service-worker.ts', {
    offlinePages: JSON.stringify(offlinePages),
    // In any mode: Workbox’s development messages would double the worker.
    'process.env.NODE_ENV': '"production"',
  })
}
