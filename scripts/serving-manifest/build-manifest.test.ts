import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { type ServingManifest, servingManifest } from '#contract/serving-manifest.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { buildManifest, followRedirects } from './build-manifest.ts'
import { writeManifest } from './earlier-files.ts'

let distFolder: string

beforeEach(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'serving-manifest-'))
})

afterEach(async () => {
  await rm(distFolder, { recursive: true })
})

const longPage = `<!doctype html><style>p{margin:0}</style>${'<p>Rorbuer in the evening light.</p>'.repeat(40)}`

async function build(site: Record<string, string>, redirects: Record<string, string> = {}): Promise<ServingManifest> {
  for (const [name, content] of Object.entries(site)) {
    await mkdir(dirname(join(distFolder, 'site', name)), { recursive: true })
    await writeFile(join(distFolder, 'site', name), content)
  }
  return buildManifest({
    distFolder,
    redirects,
    contact: 'post@guide.example',
    tileAddress: defaultTileAddress,
    stops: {},
    chargingStations: {},
    now: Date.now(),
  })
}

const notFound = Object.fromEntries(languageKeys.map((key) => [`${pathPrefixOf(key)}/404.html`.slice(1), '404']))

describe('buildManifest', () => {
  test('writes a manifest that the server accepts, with forms that unpack to the file', async () => {
    const manifest = await build({ ...notFound, 'en/places.html': longPage }, { '/en/place': '/en/places' })
    expect(servingManifest.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest)
    expect(manifest).toMatchObject({ contact: 'post@guide.example', redirects: { '/en/place': '/en/places' } })
    const page = manifest.files['/en/places']
    expect(page?.styleHashes).toHaveLength(1)
    const unpacked = {
      br: brotliDecompressSync(await readFile(join(distFolder, page?.encodings.br ?? ''))).toString(),
      gzip: gunzipSync(await readFile(join(distFolder, page?.encodings.gzip ?? ''))).toString(),
    }
    expect(unpacked).toEqual({ br: longPage, gzip: longPage })
  })

  test('what depends on all other files is written last, served like them, and not taken for one of them', async () => {
    const seen: string[][] = []
    const input = {
      distFolder,
      redirects: {},
      contact: 'post@guide.example',
      tileAddress: defaultTileAddress,
      stops: {},
      chargingStations: {},
      now: 0,
    }
    const writeLast = async (files: Record<string, unknown>) => {
      seen.push(Object.keys(files))
      await writeFile(join(distFolder, 'site/service-worker.js'), 'worker()')
      return ['service-worker.js']
    }
    await build({ ...notFound, 'a.html': longPage })
    for (const _ of [1, 2]) {
      const { files } = await buildManifest({ ...input, writeLast })
      expect(files['/service-worker.js']).toMatchObject({ file: 'site/service-worker.js', worker: 'offline' })
    }
    expect(seen[0]).toContain('/a')
    expect(seen[1]).toEqual(seen[0])
  })

  test('leaves out redirects that only lead to a page for unknown paths', async () => {
    expect((await build(notFound, { '/no/404': '/404' })).redirects).toEqual({})
  })

  test('keeps no form that is not smaller', async () => {
    const manifest = await build({ ...notFound, 'robots.txt': 'x' })
    expect(manifest.files['/robots.txt']?.encodings).toEqual({})
  })

  test('gives changed content another etag and another build id, and the same content the same', async () => {
    const first = await build({ ...notFound, 'a.html': longPage })
    const again = await build({ ...notFound, 'a.html': longPage })
    const changed = await build({ ...notFound, 'a.html': `${longPage}!` })
    expect(again).toEqual(first)
    expect(changed.files['/a']?.etag).not.toBe(first.files['/a']?.etag)
    expect(changed.buildId).not.toBe(first.buildId)
  })

  test('compresses unchanged files once and removes what no file needs any more', async () => {
    const manifest = await build({ ...notFound, 'a.html': longPage, 'b.html': `${longPage}!` })
    const kept = join(distFolder, manifest.files['/a']?.encodings.br ?? '')
    const before = await stat(kept)
    await rm(join(distFolder, 'site/b.html'))
    await writeManifest(distFolder, await build({}))
    expect((await stat(kept)).ino).toBe(before.ino)
    expect(await readdir(join(distFolder, 'compressed'))).toHaveLength(2)
  })

  test('two files for one path stop the build', async () => {
    await expect(build({ ...notFound, 'a.html': '1', 'a/index.html': '2' })).rejects.toThrow(
      'site/a.html and site/a/index.html both claim the path /a.',
    )
  })

  test('a missing page for unknown paths stops the build', async () => {
    const { 'de/404.html': _german, ...others } = notFound
    await expect(build(others)).rejects.toThrow('/de/404 is not built')
  })
})

describe('followRedirects', () => {
  const files = { '/motels': {} }

  test('leads straight to the end of a chain', () => {
    expect(followRedirects({ '/a': '/b', '/b': '/motels' }, files)).toEqual({ '/a': '/motels', '/b': '/motels' })
  })

  test.each([
    [{ '/a': '/b', '/b': '/a' }, 'The redirect from /a runs in a circle.'],
    [{ '/a': '/gone' }, 'The redirect from /a leads to /gone, which is not built.'],
    [{ '/motels': '/motels' }, 'The redirect from /motels hides the page of that path.'],
    [{ '/a': '//evil.example' }, 'The redirect from /a leads to //evil.example, which is not built.'],
  ])('%j stops the build', (redirects, sentence) => {
    expect(() => followRedirects(redirects as Record<string, string>, files)).toThrow(sentence)
  })
})
