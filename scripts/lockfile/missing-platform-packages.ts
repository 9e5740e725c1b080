/** The part of a `package-lock.json` that matters here: what is installed where, and what each package may bring along. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

export interface LockedPackage {
  version?: string
  resolved?: string
  /** As the package says it, usually in SPDX's words. */
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
  /** The package that names it as optional, as a key of the lockfile. */
  wantedBy: string
}

/**
 * Lists the optional packages that a lockfile names but does not lock. A registry that cannot give the builds for other
 * systems makes npm leave them out, and then `npm ci` refuses the lockfile on every machine.
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

/** Tells whether a package is found from a place in `node_modules` the way Node looks for it: here, then further up. */
function isLocked(packages: Lockfile['packages'], place: string, name: string): boolean {
  for (let folder = place; ; ) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (folder === '') return false
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
// Some packages write a system as people say it, not as Node does.
const spokenSystems: Record<string, string> = { windows: 'win32' }
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/**
 * Reads from the name of a build which system it is for: `@scope/tool-linux-x64-musl` is for Linux on x64 with musl.
 * Undefined when the name does not say.
 */
export function systemOfName(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/).map((word) => spokenSystems[word] ?? word)
  const cpu = processors.find((word) => words.includes(word))
  const os = systems.find((word) => words.includes(word))
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(os === 'linux' && libc ? { libc: [libc] } : {}) }
}
