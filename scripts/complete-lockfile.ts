import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lockfile, listMissingPackages, systemOfName } from '#checks/lockfile/missing-platform-packages.ts'

// Run after `npm install` from a registry that lacks the builds for other systems (the checks say when). The added entries
// have no integrity; npm fills it in.

const lockfilePath = join(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(await readFile(lockfilePath, 'utf8')) as Lockfile
const missing = listMissingPackages(lockfile)
for (const { name, version, wantedBy } of missing) {
  const system = systemOfName(name)
  if (!system) throw new Error(`${name} is missing from package-lock.json, and its name does not say its system.`)
  const { dev } = lockfile.packages[wantedBy] ?? {}
  const { cpu, libc, os } = system
  // In npm's order of fields; undefined ones are not written.
  lockfile.packages[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os }
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
)
await writeFile(lockfilePath, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} packages for other systems added.`)
