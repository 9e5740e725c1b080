import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { readSettings } from '#server/settings.ts'
import { loadExampleSite } from '#server/testing/example-site.ts'
import { loadSite, SiteNotBuilt } from './load-site.ts'

const log = { error: () => undefined }

test('a site that is not built stops the start with one sentence', async () => {
  await expect(loadSite('/nowhere/serving.json', readSettings({}), log)).rejects.toThrow(
    new SiteNotBuilt('There is no built site: run "npm run build" first.'),
  )
})

test.each(['{"files":{}}', '{"fil'])('a manifest like %s stops the start with one sentence', async (text) => {
  const folder = await mkdtemp(join(tmpdir(), 'load-site-'))
  const manifestFile = join(folder, 'serving.json')
  await writeFile(manifestFile, text)
  await expect(loadSite(manifestFile, readSettings({}), log)).rejects.toThrow(
    new SiteNotBuilt('The built site is from another version: run "npm run build" again.'),
  )
  await rm(folder, { recursive: true })
})

test('a site that was built for tiles of another host stops the start with one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'load-site-'))
  const manifestFile = join(folder, 'serving.json')
  const manifest: ServingManifest = {
    buildId: 'example',
    contact: 'post@guide.example',
    tileAddress: 'https://tiles.example/{z}/{x}/{y}.png',
    files: {},
    redirects: {},
    notFoundPages: mapLanguages((language) => `/${language}/404`),
    stops: {},
    chargingStations: {},
  }
  await writeFile(manifestFile, JSON.stringify(manifest))
  await expect(loadSite(manifestFile, readSettings({}), log)).rejects.toThrow(
    new SiteNotBuilt(
      `The site was built for tiles from https://tiles.example/{z}/{x}/{y}.png, and TILE_URL is ${defaultTileAddress}: build and start with the same TILE_URL.`,
    ),
  )
  await rm(folder, { recursive: true })
})

test('a site from which a file is missing stops the start with one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'load-site-'))
  const manifestFile = join(folder, 'serving.json')
  const manifest: ServingManifest = {
    buildId: 'example',
    contact: 'post@guide.example',
    tileAddress: defaultTileAddress,
    files: {
      '/': {
        ...{ file: 'site/index.html', etag: 'W/"index"', encodings: {} },
        ...{ contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
        ...{ scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, payingLinks: {}, worker: null },
      },
    },
    redirects: {},
    notFoundPages: mapLanguages((language) => `/${language}/404`),
    stops: {},
    chargingStations: {},
  }
  await writeFile(manifestFile, JSON.stringify(manifest))
  await expect(loadSite(manifestFile, readSettings({}), log)).rejects.toThrow(
    new SiteNotBuilt('The built site is not whole: run "npm run build" again.'),
  )
  await rm(folder, { recursive: true })
})

test('every file but the pages for unknown paths answers at its canonical address', async () => {
  const site = await loadExampleSite()
  expect([...site.answers.keys()].sort()).toEqual([
    '/',
    '/_assets/island.Ab12.js',
    '/aktiviteter',
    '/de/fischerh%C3%BCtten',
    '/en',
    '/en/map',
    '/en/places',
    '/en/places.md',
    '/mark.svg',
    '/service-worker.js',
    '/steder',
  ])
  expect(site.contact).toBe('post@guide.example')
})
