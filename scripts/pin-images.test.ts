import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// With a docker of our own, which says what a registry might.

const projectFolder = join(import.meta.dirname, '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pin-images-'))
  for (const file of ['Dockerfile', 'compose.yaml']) {
    const text = readFileSync(join(projectFolder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(/@sha256:[\da-f]{64}/g, ''))
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

function run(docker: string, ...parameters: string[]) {
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`)
  chmodSync(join(folder, 'docker'), 0o755)
  return spawnSync(process.execPath, [join(projectFolder, 'scripts/pin-images.ts'), ...parameters], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
    encoding: 'utf8',
  })
}

/** Answers with a digest that tells which image was asked for, and how often anything was. */
const answers = (sign: string) =>
  `for name; do :; done; echo "$name" >>asked; printf '{ "mediaType": "index", "digest": "sha256:%s" }' "$(printf %064d $(echo "$name" | wc -c) | tr 0 ${sign})"`

test('every image of others gets the digest that its registry has now, and another one later', () => {
  const { status, stdout } = run(answers('a'))
  expect(status).toBe(0)
  const pinned = [...`${read('Dockerfile')}${read('compose.yaml')}`.matchAll(/\S+@sha256:[\da-f]{64}$/gm)]
  expect(pinned).toHaveLength(4)
  for (const [line] of pinned) expect(stdout).toContain(line.replace(/^ARG|^\w+_IMAGE=/g, ''))
  expect(read('asked').trim().split('\n').sort()).toHaveLength(4)
  expect(run('exit 1', '--check').stdout).toBe('Every image is named by its digest.\n')
  expect(run(answers('b')).status).toBe(0)
  expect(read('Dockerfile')).toMatch(/^ARG BASE_IMAGE=debian:[\w-]+@sha256:b+\d+$/m)
})

test('the Dockerfile and compose.yaml start from no image that is left out', () => {
  run(answers('c'))
  const from = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)
  expect(new Set(from)).toEqual(new Set([`\${${'PREVIOUS'}}`, `\${${'NODE_IMAGE'}}`, `\${${'BASE_IMAGE'}}`]))
  const images = [...read('compose.yaml').matchAll(/^\s+image: (\S+)$/gm)].map(([, name]) => name ?? '')
  const others = images.filter((name) => !name.startsWith('lofoten-guide:'))
  expect(others.length).toBeGreaterThan(1)
  for (const name of others) expect(name).toContain('@sha256:')
})

test('where a registry does not answer, nothing is written', () => {
  const before = read('Dockerfile') + read('compose.yaml')
  const { status, stderr } = run('echo "no route" >&2; exit 1')
  expect(status).toBe(1)
  expect(stderr).toContain('no route')
  expect(read('Dockerfile') + read('compose.yaml')).toBe(before)
})

test('a check says which images are named by version only', () => {
  for (const name of ['node:', 'debian:', 'postgres:', 'nginx:'])
    expect(run('exit 1', '--check').stdout).toContain(name)
})
