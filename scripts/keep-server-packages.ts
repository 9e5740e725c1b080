import { lstat, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listServerPackages } from './packages/list-server-packages.ts'

// Removes from node_modules what the server does not need, for the image (Dockerfile); nothing else can run there afterwards.

const projectFolder = join(import.meta.dirname, '..')
const modulesFolder = join(projectFolder, 'node_modules')

const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8'))
const wanted = await listServerPackages(projectFolder, lockfile)
for (const place of Object.keys(lockfile.packages)) {
  // Nested packages have their own rows: one inside a package that stays may still go.
  if (place.startsWith('node_modules/') && !wanted.has(place)) {
    await rm(join(projectFolder, place), { recursive: true, force: true })
  }
}
// Of the Node package, only the executable is needed.
for (const runtime of Object.keys(lockfile.packages['']?.optionalDependencies ?? {})) {
  for (const name of ['include', 'share', 'CHANGELOG.md'])
    await rm(join(modulesFolder, runtime, name), { recursive: true, force: true })
}
await rm(join(modulesFolder, '.package-lock.json'), { force: true })
await removeDeadLinks(join(modulesFolder, '.bin'))
console.log(`${wanted.size} packages are left for the server.`)

async function removeDeadLinks(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const link = join(folder, name)
    if (!(await lstat(link)).isSymbolicLink()) continue
    const target = join(folder, await readlink(link))
    if (!(await lstat(target).catch(() => null))) await rm(link)
  }
}
