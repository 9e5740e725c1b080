import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageKeys, pathPrefixOf } from '#contract/languages.ts'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { addEarlierFiles, buildManifest } from './build-manifest.ts'
import {
  chooseEarlierFiles,
  setEarlierFilesAside,
  takeCompressedFiles,
  usualBounds,
  writeManifest,
} from './earlier-files.ts'

let folder: string

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'earlier-files-')), 'dist')
})

afterEach(() => rm(dirname(folder), { recursive: true }))

const day = 24 * 3600 * 1000
const firstDay = Date.UTC(2026, 10, 1)
const pages = {
  'index.html': 'home',
  ...Object.fromEntries(languageKeys.map((key) => [`${pathPrefixOf(key)}/404.html`.slice(1), '404'])),
}

/** Builds like `npm run build`: takes files over into a new folder, writes the site, then its manifest, and swaps the two. */
async function build(
  assets: Record<string, string>,
  { dist = folder, now = firstDay }: { dist?: string; now?: number } = {},
): Promise<ServingManifest> {
  const draft = `${dist}-next`
  await setEarlierFilesAside({ from: dist, to: draft, now })
  await takeCompressedFiles({ from: dist, to: draft })
  for (const [name, content] of Object.entries({ ...pages, ...assets })) {
    await mkdir(dirname(join(draft, 'site', name)), { recursive: true })
    await writeFile(join(draft, 'site', name), content)
  }
  const manifest = await buildManifest({
    distFolder: draft,
    redirects: {},
    contact: 'post@guide.example',
    tileAddress: defaultTileAddress,
    stops: {},
    chargingStations: {},
    now,
  })
  await writeManifest(draft, manifest)
  await rm(dist, { recursive: true, force: true })
  await rename(draft, dist)
  return manifest
}

function earlierPaths(manifest: ServingManifest): string[] {
  return Object.keys(manifest.files).filter((path) => manifest.files[path]?.file.startsWith('earlier/'))
}

const longScript = 'export const sea = 1\n'.repeat(40)

test('a file with a hash in its name is still answered after the next build, with its bytes and headers', async () => {
  const before = await build({ '_assets/map.one.js': longScript })
  const after = await build({ '_assets/map.two.js': longScript.replaceAll('1', '2') })
  const kept = after.files['/_assets/map.one.js']
  expect(kept).toEqual({ ...before.files['/_assets/map.one.js'], file: 'earlier/_assets/map.one.js' })
  expect(await readFile(join(folder, kept?.file ?? ''), 'utf8')).toBe(longScript)
  expect(await readdir(join(folder, 'compressed'))).toContain(kept?.encodings.br?.split('/')[1])
  expect(after.files['/_assets/map.two.js']?.file).toBe('site/_assets/map.two.js')
})

test('pages and files without a hash are those of the new build alone', async () => {
  await build({ 'old.html': 'gone', 'search/text/no.json': '1', '_assets/map.one.js': 'piece' })
  expect(earlierPaths(await build({}))).toEqual(['/_assets/map.one.js'])
})

test('the id of a build stands for its site, whatever came before', async () => {
  const first = await build({ '_assets/map.one.js': '1' })
  await build({ '_assets/map.two.js': '2' })
  expect((await build({ '_assets/map.one.js': '1' })).buildId).toBe(first.buildId)
})

test('a file that comes back is the site’s own again', async () => {
  await build({ '_assets/map.one.js': '1' })
  await build({ '_assets/map.two.js': '2' })
  const back = await build({ '_assets/map.one.js': '1' })
  expect(back.files['/_assets/map.one.js']?.file).toBe('site/_assets/map.one.js')
  expect(earlierPaths(back)).toEqual(['/_assets/map.two.js'])
})

test('what was replaced is kept through further builds, counted from its own replacement', async () => {
  await build({ '_assets/map.one.js': '1' })
  await build({ '_assets/map.two.js': '2' }, { now: firstDay + day })
  const later = await build({ '_assets/map.three.js': '3' }, { now: firstDay + 30 * day })
  expect(earlierPaths(later)).toEqual(['/_assets/map.one.js', '/_assets/map.two.js'])
  const muchLater = await build({ '_assets/map.three.js': '3' }, { now: firstDay + 32 * day })
  expect(earlierPaths(muchLater)).toEqual(['/_assets/map.two.js'])
  expect(await readdir(join(folder, 'earlier/_assets'))).toEqual(['map.two.js'])
})

test('carrying that is killed before its end leaves every file that the manifest names', async () => {
  await build({ '_assets/map.one.js': longScript })
  const before = await build({ '_assets/map.two.js': '2' }, { now: firstDay + day })
  // All but the last step, at a time when the first script is too old.
  await addEarlierFiles(before, folder, firstDay + 60 * day)
  for (const { file, encodings } of Object.values(before.files)) {
    for (const name of [file, ...Object.values(encodings)]) await access(join(folder, name))
  }
  await writeManifest(folder, await addEarlierFiles(before, folder, firstDay + 60 * day))
  expect(await readdir(join(folder, 'earlier/_assets'))).toEqual([])
})

test('another release’s files are carried over, those it had carried itself with their time', async () => {
  const other = join(folder, '../41/dist')
  await build({ '_assets/map.one.js': '1' }, { dist: other })
  await build({ '_assets/map.two.js': '2' }, { dist: other, now: firstDay + day })
  const here = join(folder, '../42/dist')
  const built = await build({ '_assets/map.three.js': '3' }, { dist: here })
  expect(await setEarlierFilesAside({ from: other, to: here, now: firstDay + 31 * day })).toBe(2)
  const carried = await addEarlierFiles(built, here, firstDay + 31 * day)
  expect(earlierPaths(carried)).toEqual(['/_assets/map.one.js', '/_assets/map.two.js'])
  expect(earlierPaths(await addEarlierFiles(carried, here, firstDay + 32 * day))).toEqual(['/_assets/map.two.js'])
  expect(carried.buildId).toBe(built.buildId)
})

test('without an earlier build there is nothing to keep', async () => {
  expect(await setEarlierFilesAside({ from: folder, to: folder, now: firstDay })).toBe(0)
  expect(earlierPaths(await build({}))).toEqual([])
})

test('of too many the newest are kept, and of equally old ones the scripts before the pictures', async () => {
  await build({ '_assets/a.old.js': 'x'.repeat(40) })
  await build({ '_assets/b.new.svg': 'x'.repeat(60), '_assets/c.new.js': 'x'.repeat(60) }, { now: firstDay + day })
  await setEarlierFilesAside({ from: folder, to: folder, now: firstDay + 2 * day })
  const names = await chooseEarlierFiles(folder, {}, { ...usualBounds, now: firstDay + 2 * day, mostBytes: 110 })
  expect(names).toEqual(['_assets/a.old.js', '_assets/c.new.js'])
})
