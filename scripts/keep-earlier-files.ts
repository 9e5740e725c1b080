import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { servingManifest } from '#contract/serving-manifest.ts'
import { addEarlierFiles } from './serving-manifest/build-manifest.ts'
import { setEarlierFilesAside } from './serving-manifest/earlier-files.ts'

// Keeps files that open pages still request after a deployment (docs/decisions/0026-files-of-earlier-builds.md). Runs before a
// build; with the `dist` of another release as argument, adds that release's files to this site:
// `npm run carry:files -- ../41/dist`.

const distFolder = join(import.meta.dirname, '../dist')
const [otherDist] = process.argv.slice(2)
const now = Date.now()

if (otherDist === undefined) {
  await setEarlierFilesAside({ from: distFolder, to: distFolder, now }).catch((error: Error) => {
    console.error(`Nothing is kept of the earlier build, which cannot be read: ${error.message}`)
  })
} else {
  await carryFrom(resolve(otherDist))
}

async function carryFrom(other: string): Promise<void> {
  const count = await setEarlierFilesAside({ from: other, to: distFolder, now })
  if (count === 0) {
    console.error(`There is no built site in ${other}.`)
    process.exitCode = 1
    return
  }
  const manifestFile = join(distFolder, 'serving.json')
  const manifest = await addEarlierFiles(
    servingManifest.parse(JSON.parse(await readFile(manifestFile, 'utf8'))),
    distFolder,
    now,
  )
  await writeFile(`${manifestFile}.draft`, JSON.stringify(manifest, null, 1))
  await rename(`${manifestFile}.draft`, manifestFile)
  const kept = Object.values(manifest.files).filter(({ file }) => file.startsWith('earlier/')).length
  console.log(`The server will answer ${kept} files of earlier builds besides its own.`)
}
