import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lockfile, listMissingPackages, systemOfName } from './lockfile/missing-platform-packages.ts'

// Run after `npm install` where the registry does not hold the builds for other systems (checks/ says when). The added
// entries have no integrity: npm checks it for packages that it has seen itself, and fills it in where it meets them.

const lockfilePath = join(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(await readFile(lockfilePath, 'utf8')) as Lockfile
const missing = listMissingPackages(lockfile)
for (const { name, version, wantedBy } of missing) {
  const system = systemOfName(name)
  if (!system) throw new Error(`${name} is missing from package-lock.json, and its name does not say its system.`)
  const { dev } = lockfile.packages[wantedBy] ?? {}
  const { cpu, libc, os } = system
  // In the order in which npm writes the fields; those that are undefined are not written.
  lockfile.packages[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os }
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
)
await writeFile(lockfilePath, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} packages for other systems added.`)
