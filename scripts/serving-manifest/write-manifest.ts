import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { removeUnused } from './earlier-files.ts'

/**
 * Writes a site's manifest, which takes the place of the one before at once, and then deletes what it does not name: whoever is
 * killed in between leaves files too many, never too few.
 */
export async function writeManifest(distFolder: string, manifest: ServingManifest): Promise<void> {
  const file = join(distFolder, 'serving.json')
  await writeFile(`${file}.draft`, JSON.stringify(manifest, null, 1))
  await rename(`${file}.draft`, file)
  await removeUnused(distFolder, Object.values(manifest.files))
}
