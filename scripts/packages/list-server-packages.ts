import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The relevant part of package-lock.json. */
export interface Lockfile {
  packages: Record<
    string,
    {
      dependencies?: Record<string, string>
      optionalDependencies?: Record<string, string>
      peerDependencies?: Record<string, string>
      peerDependenciesMeta?: Record<string, { optional?: boolean }>
    }
  >
}

// Server and operator commands of the image.
const sourceFolders = ['server', 'contract', 'scripts']
// The scripts for operators; the others need the sources of the site.
const operatorScripts =
  /^scripts\/(ask-readiness\.ts|print-click-report\.ts|click-report\/|owner\/|running-server\/|data-backup\/|back-up\.ts|restore\.ts)/

/**
 * Resolves with the places in node_modules of all packages that the server and the operator commands can load, with their
 * dependencies. Throws for an imported package that is missing from the lockfile.
 */
export async function listServerPackages(projectFolder: string, lockfile: Lockfile): Promise<Set<string>> {
  const names = await listImportedPackages(projectFolder)
  const wanted = new Set<string>()
  const waiting: string[] = []
  // The pinned Node is a package too, one for each system.
  const runtimes = Object.keys(lockfile.packages['']?.optionalDependencies ?? {})
  for (const name of [...runtimes, ...names]) {
    const place = findPlace(lockfile, '', name)
    if (place === null) throw new Error(`The server imports ${name}, which is not in package-lock.json.`)
    waiting.push(place)
  }
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (wanted.has(place)) continue
    wanted.add(place)
    for (const name of listNeeds(lockfile.packages[place] ?? {})) {
      const found = findPlace(lockfile, place, name)
      if (found !== null) waiting.push(found)
    }
  }
  return wanted
}

/** Resolves with the packages imported by sources that can run, without type imports and tests. */
async function listImportedPackages(projectFolder: string): Promise<Set<string>> {
  const names = new Set<string>()
  for (const folder of sourceFolders) {
    for (const name of await readdir(join(projectFolder, folder), { recursive: true })) {
      const path = join(folder, name).replaceAll('\\', '/')
      if (!/\.(ts|mjs)$/.test(path) || path.endsWith('.test.ts') || path.startsWith('server/testing/')) continue
      if (folder === 'scripts' && !operatorScripts.test(path)) continue
      for (const specifier of listImports(await readFile(join(projectFolder, path), 'utf8'))) {
        const isOurs = specifier.startsWith('#') || specifier.startsWith('.') || specifier.startsWith('node:')
        if (!isOurs) names.add(packageOf(specifier))
      }
    }
  }
  return names
}

/** Returns the run-time imports of a module. */
export function listImports(source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\b(?:import|require|import\.meta\.resolve)\(\s*'([^']+)'\s*\)(?!\[)/gm,
  )
  return [...found]
    .filter(({ index }) => !/typeof\s$/.test(source.slice(Math.max(0, index - 7), index)))
    .map(([, statement, call]) => statement ?? call ?? '')
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Returns the dependencies of a package, optional ones included. */
function listNeeds(description: Lockfile['packages'][string]): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = description
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** Returns where Node finds a dependency of a package: in its own folder or the next one above. */
function findPlace({ packages }: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (Object.hasOwn(packages, place)) return place
    if (folder === '') return null
  }
}
