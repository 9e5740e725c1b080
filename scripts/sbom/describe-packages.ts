import { createHash } from 'node:crypto'
import { findPlace, listNeeds, type Lockfile as NeedsLockfile } from '#scripts/packages/list-server-packages.ts'

/** The relevant part of package-lock.json. */
export interface SbomLockfile extends NeedsLockfile {
  name?: string
  version?: string
  packages: Record<
    string,
    NeedsLockfile['packages'][string] & {
      name?: string
      version?: string
      license?: string
      integrity?: string
      dev?: boolean
      optional?: boolean
    }
  >
}

type LockedPackage = SbomLockfile['packages'][string]

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  scope: 'required' | 'optional'
  purl: string
  hashes?: { alg: string; content: string }[]
  licenses?: { expression: string }[]
  properties: { name: string; value: string }[]
}

/** A CycloneDX 1.6 list of packages. */
export interface Sbom {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const hashNames: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

/**
 * Returns every package that builds or runs the guide, once per version, and which ones the running server loads
 * (`serverPlaces`); no development packages. Deterministic for a lockfile.
 */
export function describePackages(lockfile: SbomLockfile, serverPlaces: ReadonlySet<string>): Sbom {
  const root = { name: lockfile.name ?? 'guide', version: lockfile.version ?? '0.0.0' }
  const rootRef = `${root.name}@${root.version}`
  const places = Object.entries(lockfile.packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const components = new Map<string, Component>()
  const needs = new Map<string, Set<string>>()
  for (const [place, locked] of places) {
    const ref = refOf(place, locked)
    const isOfServer = serverPlaces.has(place)
    const known = components.get(ref)
    if (!known) components.set(ref, describeComponent(place, locked, isOfServer))
    else if (isOfServer) known.properties = partOf(true)
    const found = needs.get(ref) ?? new Set<string>()
    for (const need of listRefs(lockfile, place)) found.add(need)
    needs.set(ref, found)
  }
  needs.set(rootRef, new Set(listRefs(lockfile, '').filter((ref) => components.has(ref))))
  const digest = createHash('sha256')
    .update(JSON.stringify([...components]))
    .digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    // A UUID made from the content, so that two builds of one lockfile agree.
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': rootRef, ...root } },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  }
}

function describeComponent(place: string, locked: LockedPackage, isOfServer: boolean): Component {
  const { name, version } = nameOf(place, locked)
  const hash = readIntegrity(locked.integrity)
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: locked.optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    ...(hash ? { hashes: [hash] } : {}),
    ...(locked.license ? { licenses: [{ expression: locked.license }] } : {}),
    properties: partOf(isOfServer),
  }
}

function partOf(isOfServer: boolean): Component['properties'] {
  return [{ name: 'lofoten-guide:part', value: isOfServer ? 'server' : 'build' }]
}

function listRefs(lockfile: SbomLockfile, from: string): string[] {
  return listNeeds(lockfile.packages[from] ?? {}).flatMap((name) => {
    const place = findPlace(lockfile, from, name)
    const locked = place === null ? undefined : lockfile.packages[place]
    return place === null || locked === undefined || locked.dev ? [] : [refOf(place, locked)]
  })
}

function refOf(place: string, locked: LockedPackage): string {
  const { name, version } = nameOf(place, locked)
  return `${name}@${version}`
}

function nameOf(place: string, { name, version }: LockedPackage): { name: string; version: string } {
  const folder = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name: name ?? folder, version: version ?? '0.0.0' }
}

/** Returns a hash of the lockfile (`sha512-…`, base64) as CycloneDX wants it, in hexadecimal. */
function readIntegrity(integrity: string | undefined): { alg: string; content: string } | null {
  const [, name = '', value = ''] = /^(\w+)-([\w+/=]+)/.exec(integrity ?? '') ?? []
  const alg = hashNames[name]
  return alg ? { alg, content: Buffer.from(value, 'base64').toString('hex') } : null
}
