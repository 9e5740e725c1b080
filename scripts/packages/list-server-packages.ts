import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is read of package-lock.json. */
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

// What runs beside the server in the image: the commands of an operator.
const sourceFolders = ['server', 'contract', 'scripts']
// Of the scripts, those that make the site or the project and are of no use where there is a built site only.
const operatorScripts =
  /^scripts\/(ask-readiness\.ts|print-click-report\.ts|click-report\/|owner\/|data-backup\/|back-up\.ts|restore\.ts)/

/**
 * Promises the places in node_modules of all packages that the running server and the commands beside it can load, with what
 * those need in turn, as package-lock.json has them. Throws when a source names a package that the lockfile does not have.
 */
export async function listServerPackages(projectFolder: string, lockfile: Lockfile): Promise<Set<string>> {
  const names = await listImportedPackages(projectFolder)
  const wanted = new Set<string>()
  const waiting: string[] = []
  // The Node that runs all of it is a package too.
  for (const name of ['node', ...names]) {
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

/** Promises the packages that a running server can import, out of its sources: types are gone by then, tests do not run there. */
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

/** Returns what a module imports when it runs. */
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

/** The names of the packages that a package asks for, those that it can do without included. */
export function listNeeds(description: Lockfile['packages'][string]): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = description
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** Where Node finds a package that a package asks for: in its own folder, or the next one up that has it. */
export function findPlace({ packages }: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (Object.hasOwn(packages, place)) return place
    if (folder === '') return null
  }
}
