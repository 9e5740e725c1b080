import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listServerPackages } from './packages/list-server-packages.ts'
import { describePackages, type SbomLockfile } from './sbom/describe-packages.ts'

// Writes a list of the guide's packages with every build, to watch for vulnerabilities. Unlike `npm sbom`, without development
// packages. Beside the site, so that it is not served.

const projectFolder = join(import.meta.dirname, '..')
const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as SbomLockfile
const sbom = describePackages(lockfile, await listServerPackages(projectFolder, lockfile))
const [distFolder = join(projectFolder, 'dist')] = process.argv.slice(2)
await mkdir(distFolder, { recursive: true })
await writeFile(join(distFolder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 1)}\n`)
