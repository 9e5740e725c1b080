import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listServerPackages } from './packages/list-server-packages.ts'
import { describePackages, type SbomLockfile } from './sbom/describe-packages.ts'

// Runs with every build: which packages the guide is made of, for whoever watches for weaknesses in them. Not `npm sbom`, which
// leaves out what is needed for development as well. Beside the site, not in it: nobody is sent this file.

const projectFolder = join(import.meta.dirname, '..')
const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as SbomLockfile
const sbom = describePackages(lockfile, await listServerPackages(projectFolder, lockfile))
await mkdir(join(projectFolder, 'dist'), { recursive: true })
await writeFile(join(projectFolder, 'dist/sbom.cdx.json'), `${JSON.stringify(sbom, null, 1)}\n`)
