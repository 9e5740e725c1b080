import { expect, test } from 'vitest'
import { describeFile } from './describe-file.ts'

test.each([
  ['index.html', '/'],
  ['en.html', '/en'],
  ['en/places.html', '/en/places'],
  ['places/index.html', '/places'],
  ['de/fischerhu\u0308tten.html', '/de/fischerh\u00fctten'],
  ['robots.txt', '/robots.txt'],
  ['_assets/island.Ab12.js', '/_assets/island.Ab12.js'],
])('%s answers at %s', (file, path) => {
  expect(describeFile(file).path).toBe(path)
})

test('a name with a hash may be kept for ever, a page is always asked about', () => {
  expect(describeFile('_assets/island.Ab12.js').cacheControl).toBe('public, max-age=31536000, immutable')
  expect(describeFile('_astro/island.Ab12.js').cacheControl).toBe('public, max-age=31536000, immutable')
  expect(describeFile('en/places.html').cacheControl).toBe('public, max-age=0, must-revalidate')
})

test('a trip for a watch says what it is', () => {
  expect(describeFile('en/gpx/ryten.gpx')).toMatchObject({
    path: '/en/gpx/ryten.gpx',
    contentType: 'application/gpx+xml; charset=utf-8',
    isCompressible: true,
  })
})

test('points for a map app say what they are', () => {
  expect(describeFile('kart/lofoten-beach.kml')).toMatchObject({
    path: '/kart/lofoten-beach.kml',
    contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
    isCompressible: true,
  })
})

test('the pages without a network have a worker that fetches, and no other is one', () => {
  expect(describeFile('service-worker.js').worker).toBe('offline')
  expect(describeFile('_assets/search-worker-Ab12.js').worker).toBeNull()
})

test('the worker and the bundle lists are revalidated like pages', () => {
  for (const name of ['service-worker.js', 'offline/de.json']) {
    expect(describeFile(name).cacheControl).toBe(describeFile('de/orte.html').cacheControl)
  }
})

test('a share picture may be kept for a week, for its address changes with it', () => {
  expect(describeFile('share/en/places.jpg').cacheControl).toMatch(/^public, max-age=604800/)
})

test('knows the type, and does not compress what already is', () => {
  expect(describeFile('a.html')).toMatchObject({ contentType: 'text/html; charset=utf-8', isCompressible: true })
  expect(describeFile('a.woff2')).toMatchObject({ contentType: 'font/woff2', isCompressible: false })
  expect(describeFile('_assets/a.avif')).toMatchObject({ contentType: 'image/avif', isCompressible: false })
  expect(describeFile('_assets/a.webp')).toMatchObject({ contentType: 'image/webp', isCompressible: false })
  expect(describeFile('_assets/a.jpg')).toMatchObject({ contentType: 'image/jpeg', isCompressible: false })
  expect(describeFile('a.unheard')).toMatchObject({ contentType: 'application/octet-stream', isCompressible: false })
})
