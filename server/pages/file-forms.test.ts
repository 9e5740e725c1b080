import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { makeEtag } from '#server/http/ready-answer.ts'
import { createFileForms } from './file-forms.ts'

const page = Buffer.from('<p>Fishing villages under steep mountains.</p>'.repeat(60))
const picture = Buffer.alloc(49 * 1024, 'picture')
let folder: string
let logged: object[]

function describe(content: Buffer, variants: ServedFile['variants']): ServedFile {
  return {
    ...{ file: 'site/file', etag: makeEtag(content), variants },
    ...{ contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
    ...{ scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, worker: null },
  }
}

function readForms(file: ServedFile): ReturnType<ReturnType<typeof createFileForms>> {
  return createFileForms({ folder, log: { error: (fields) => void logged.push(fields) } })(file)
}

async function writePage(): Promise<ServedFile> {
  await writeFile(join(folder, 'site/file'), page)
  await writeFile(join(folder, 'page.br'), brotliCompressSync(page))
  await writeFile(join(folder, 'page.gzip'), gzipSync(page))
  await writeFile(join(folder, 'page.zstd'), zstdCompressSync(page))
  return describe(page, { br: 'page.br', gzip: 'page.gzip', zstd: 'page.zstd' })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-forms-'))
  await mkdir(join(folder, 'site'))
  logged = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('of a page what browsers ask for is in memory, and the rest can be had', async () => {
  const { bodies, rareBodies } = await readForms(await writePage())
  expect(Object.keys(bodies)).toEqual(['br', 'gzip'])
  expect(Object.keys(rareBodies)).toEqual(['zstd', 'identity'])
  expect(await rareBodies.identity?.()).toEqual(page)
  expect(await rareBodies.zstd?.()).toEqual(zstdCompressSync(page))
})

test('another build in the same place changes no form of a page that is served', async () => {
  const { rareBodies } = await readForms(await writePage())
  await writeFile(join(folder, 'site/file'), 'another page')
  await Promise.all(['page.br', 'page.gzip', 'page.zstd'].map((name) => rm(join(folder, name))))
  expect(await rareBodies.identity?.()).toEqual(page)
  expect(zstdDecompressSync((await rareBodies.zstd?.()) ?? '')).toEqual(page)
  expect(logged).toEqual([])
})

test('a small file that does not compress is in memory', async () => {
  const content = Buffer.from('a small picture')
  await writeFile(join(folder, 'site/file'), content)
  expect(await readForms(describe(content, {}))).toEqual({ bodies: { identity: content }, rareBodies: {} })
})

test('a large file that does not compress is fetched', async () => {
  await writeFile(join(folder, 'site/file'), picture)
  const { bodies, rareBodies } = await readForms(describe(picture, {}))
  expect(bodies).toEqual({})
  expect(await rareBodies.identity?.()).toEqual(picture)
})

test.each([
  ['replaced by another', (file: string) => writeFile(file, Buffer.alloc(picture.length, 'another'))],
  ['taken away', (file: string) => rm(file)],
])('a large file that was %s is not sent, and the log says what to do', async (_, change) => {
  await writeFile(join(folder, 'site/file'), picture)
  const { rareBodies } = await readForms(describe(picture, {}))
  await change(join(folder, 'site/file'))
  await expect(rareBodies.identity?.()).rejects.toThrow()
  expect(logged).toMatchObject([{ file: 'site/file' }])
})

test('a site from which a file is missing is not loaded', async () => {
  await expect(readForms(describe(picture, {}))).rejects.toThrow('ENOENT')
  await expect(readForms(describe(page, { br: 'page.br' }))).rejects.toThrow('ENOENT')
})
