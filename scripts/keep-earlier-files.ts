import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { servingManifest } from '#contract/serving-manifest.ts'
import { addEarlierFiles } from './serving-manifest/build-manifest.ts'
import { setEarlierFilesAside, takeCompressedFiles, writeManifest } from './serving-manifest/earlier-files.ts'

// Keeps files that open pages still request after a deployment (docs/decisions/deployment.md). Before a build,
// `--into <folder>` takes those of the built site into the folder of the new one; with the `dist` of another release as argument,
// adds that release's files to this site: `npm run carry:files -- ../41/dist`.

const distFolder = join(import.meta.dirname, '../dist')
const [first = '', folder] = process.argv.slice(2)
const now = Date.now()

if (first === '--into' && folder !== undefined) {
  await setEarlierFilesAside({ from: distFolder, to: folder, now }).catch((error: Error) => {
    console.error(`Nothing is kept of the earlier build, which cannot be read: ${error.message}`)
  })
  await takeCompressedFiles({ from: distFolder, to: folder })
} else {
  await carryFrom(resolve(first))
}

async function carryFrom(other: string): Promise<void> {
  const count = await setEarlierFilesAside({ from: other, to: distFolder, now })
  if (count === 0) {
    console.error(`There is no built site in ${other}.`)
    process.exitCode = 1
    return
  }
  const built = servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
  const manifest = await addEarlierFiles(built, distFolder, now)
  await writeManifest(distFolder, manifest)
  const kept = Object.values(manifest.files).filter(({ file }) => file.startsWith('earlier/')).length
  console.log(`The server will answer ${kept} files of earlier builds besides its own.`)
}
