import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { type Encodings, makeEtag } from '#server/http/ready-answer.ts'
import { createFileEncodings } from './file-encodings.ts'

const page = Buffer.from('<p>Fishing villages under steep mountains.</p>'.repeat(60))
const picture = Buffer.alloc(49 * 1024, 'picture')
let folder: string
let logged: object[]

function describe(content: Buffer, encodings: ServedFile['encodings']): ServedFile {
  return {
    ...{ file: 'site/file', etag: makeEtag(content), encodings },
    ...{ contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
    ...{ scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, payingLinks: {}, worker: null },
  }
}

function readEncodings(file: ServedFile): ReturnType<ReturnType<typeof createFileEncodings>> {
  return createFileEncodings({ folder, log: { error: (fields) => void logged.push(fields) } })(file)
}

async function writePage(): Promise<ServedFile> {
  await writeFile(join(folder, 'site/file'), page)
  await writeFile(join(folder, 'page.br'), brotliCompressSync(page))
  await writeFile(join(folder, 'page.gzip'), gzipSync(page))
  return describe(page, { br: 'page.br', gzip: 'page.gzip' })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-encodings-'))
  await mkdir(join(folder, 'site'))
  logged = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('of a page what browsers ask for is in memory, and the rest can be had', async () => {
  const { br, gzip, identity, ...others } = await readEncodings(await writePage())
  expect(others).toEqual({})
  expect(br).toEqual(brotliCompressSync(page))
  expect(gunzipSync(await load(gzip))).toEqual(page)
  expect(await load(identity)).toEqual(page)
})

test('another build in the same place changes no encoding of a page that is served', async () => {
  const { gzip, identity } = await readEncodings(await writePage())
  await writeFile(join(folder, 'site/file'), 'another page')
  await Promise.all(['page.br', 'page.gzip'].map((name) => rm(join(folder, name))))
  expect(gunzipSync(await load(gzip))).toEqual(page)
  expect(await load(identity)).toEqual(page)
  expect(logged).toEqual([])
})

test('a small file that does not compress is in memory', async () => {
  const content = Buffer.from('a small picture')
  await writeFile(join(folder, 'site/file'), content)
  expect(await readEncodings(describe(content, {}))).toEqual({ identity: content })
})

test('a large file that does not compress is loaded on demand', async () => {
  await writeFile(join(folder, 'site/file'), picture)
  const { identity, ...others } = await readEncodings(describe(picture, {}))
  expect(others).toEqual({})
  expect(await load(identity)).toEqual(picture)
})

test.each([
  ['replaced by another', (file: string) => writeFile(file, Buffer.alloc(picture.length, 'another'))],
  ['taken away', (file: string) => rm(file)],
])('a large file that was %s is not sent, and the log says what to do', async (_, change) => {
  await writeFile(join(folder, 'site/file'), picture)
  const { identity } = await readEncodings(describe(picture, {}))
  await change(join(folder, 'site/file'))
  await expect(load(identity)).rejects.toThrow()
  expect(logged).toMatchObject([{ file: 'site/file' }])
})

test('a site from which a file is missing is not loaded', async () => {
  await expect(readEncodings(describe(picture, {}))).rejects.toThrow('ENOENT')
  await expect(readEncodings(describe(page, { br: 'page.br' }))).rejects.toThrow('ENOENT')
})

/** Loads an encoding that is not in memory. */
function load(body: Encodings['identity']): Promise<Buffer> {
  if (typeof body !== 'function') throw new Error('it is not loaded on demand')
  return body()
}
