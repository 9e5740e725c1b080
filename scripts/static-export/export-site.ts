import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ServingManifest, servingManifest } from '#contract/serving-manifest.ts'
import { changeBundle } from '#scripts/offline-files/version-of-bundle.ts'
import { describeHeaders } from '#server/http/pages/load-site.ts'
import type { Settings } from '#server/settings.ts'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'
import { listHeaderRules, putPolicyIntoPage, writeHeaderRules } from './header-rules.ts'
import { findExcess, type StaticHostName, staticHosts } from './hosts.ts'
import { writeLiveWorker } from './live-worker.ts'
import { writeRedirectRules } from './redirect-rules.ts'

/** The site cannot be exported. The message is for the operator. */
export class CannotExport extends Error {
  override name = 'CannotExport'
}

interface ExportInput {
  distFolder: string
  /** Replaced as a whole, and left alone where the export fails. */
  target: string
  hostName: StaticHostName
  /** The origin of the guide's server; null where the owner routes live requests by other means. */
  api: string | null
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>
}

/**
 * Writes the built site for a static host: every served file, earlier builds' included, with `_headers` and `_redirects`.
 * Throws `CannotExport` without a built site, with another `TILE_URL` than built, and beyond the host's limits.
 */
export async function exportSite({
  distFolder,
  target,
  hostName,
  api,
  settings,
}: ExportInput): Promise<{ files: number; headerRules: number; redirects: number }> {
  const host = staticHosts[hostName]
  const manifest = await readManifest(distFolder)
  if (manifest.tileAddress !== settings.TILE_URL) {
    throw new CannotExport(
      `The site was built for tiles from ${manifest.tileAddress}, and TILE_URL is ${settings.TILE_URL}: export with the same TILE_URL.`,
    )
  }
  const notFound = new Set<string>(Object.values(manifest.notFoundPages))
  const rules = listHeaderRules({ manifest, settings, ...host })
  const headers = writeHeaderRules(rules)
  const redirects = writeRedirectRules({ manifest, canRewrite: host.redirectsCanRewrite, api })
  const sizes = new Map<string, number>()
  for (const { file } of Object.values(manifest.files)) {
    sizes.set(nameOf(file), (await stat(join(distFolder, file))).size)
  }
  const excess = findExcess(host, { headers, redirects, sizes })
  if (excess.length > 0) throw new CannotExport(`${hostName} would not take this: ${excess.join(' ')}`)

  // In the place of the export before only once it is whole.
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  const changed = new Map<string, string>()
  for (const [path, file] of Object.entries(manifest.files)) {
    const to = join(draft, nameOf(file.file))
    await mkdir(dirname(to), { recursive: true })
    // 404 pages are sent for addresses without a rule.
    const carriesPolicy = file.contentType.startsWith('text/html') && (!host.pagesHaveRules || notFound.has(path))
    if (!carriesPolicy) {
      await copyFile(join(distFolder, file.file), to)
      continue
    }
    const policy = describeHeaders(file, settings, path)['content-security-policy'] ?? ''
    const page = putPolicyIntoPage(await readFile(join(distFolder, file.file), 'utf8'), policy)
    await writeFile(to, page)
    changed.set(encodeURI(path), page)
  }
  await changeBundles(draft, manifest, changed)
  await writeFile(join(draft, '_headers'), headers)
  await writeFile(join(draft, '_redirects'), redirects)
  if (api !== null && !host.redirectsCanRewrite) {
    for (const [name, content] of Object.entries(writeLiveWorker(api))) await writeFile(join(draft, name), content)
  }
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return {
    files: sizes.size,
    headerRules: rules.length,
    redirects: redirects.split('\n').filter(Boolean).length,
  }
}

/** Updates the bundles, whose hashes the browser compares with downloaded files. */
async function changeBundles(
  target: string,
  { files }: ServingManifest,
  changed: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { file } of Object.values(files).filter(({ file }) => /^site\/offline\/\w+\.json$/.test(file))) {
    const name = join(target, nameOf(file))
    const bundle: OfflineBundle = JSON.parse(await readFile(name, 'utf8'))
    await writeFile(name, JSON.stringify(changeBundle(bundle, changed)))
  }
}

async function readManifest(distFolder: string): Promise<ServingManifest> {
  try {
    return servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
  } catch (cause) {
    throw new CannotExport('There is no built site of this version: run "npm run build" first.', { cause })
  }
}

function nameOf(file: string): string {
  return file.slice(file.indexOf('/') + 1)
}
