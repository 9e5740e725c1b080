/** The relevant part of a `package-lock.json`. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

export interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  /** Usually an SPDX id. */
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface MissingPackage {
  name: string
  version: string
  /** The lockfile key of the package that names it as optional. */
  wantedBy: string
}

/**
 * Returns the optional packages that a lockfile names but does not lock. npm leaves them out when a registry lacks the builds
 * for other systems, and then `npm ci` refuses the lockfile everywhere.
 */
export function listMissingPackages({ packages }: Lockfile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>()
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isLocked(packages, place, name)) missing.set(name, { name, version, wantedBy: place })
    }
  }
  return [...missing.values()]
}

/** Returns whether Node would find a package from a place in `node_modules`. */
function isLocked(packages: Lockfile['packages'], place: string, name: string): boolean {
  for (let folder = place; ; ) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (folder === '') return false
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
// Aliases in package names.
const spokenSystems: Record<string, string> = { windows: 'win32' }
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** Returns the system in a package name (`@scope/tool-linux-x64-musl`: Linux, x64, musl), if it names one. */
export function systemOfName(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/).map((word) => spokenSystems[word] ?? word)
  const cpu = processors.find((word) => words.includes(word))
  const os = systems.find((word) => words.includes(word))
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(os === 'linux' && libc ? { libc: [libc] } : {}) }
}
