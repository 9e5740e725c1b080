import { expect, test } from 'vitest'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { prefersMarkdown, readAcceptEncoding } from './accept-headers.ts'

test.each([
  [undefined, { br: 0, gzip: 0, identity: 0.0001 }],
  ['', { br: 0, gzip: 0, identity: 0.0001 }],
  ['gzip, deflate, br, zstd', { br: 1, gzip: 1, identity: 0.0001 }],
  ['br;q=0.5, GZIP', { br: 0.5, gzip: 1, identity: 0.0001 }],
  ['x-gzip', { br: 0, gzip: 1, identity: 0.0001 }],
  ['*', { br: 1, gzip: 1, identity: 0.0001 }],
  ['br;q=0, *;q=0.3', { br: 0, gzip: 0.3, identity: 0.0001 }],
  ['gzip, *;q=0', { br: 0, gzip: 1, identity: 0 }],
  ['gzip;q=0, identity;q=0', { br: 0, gzip: 0, identity: 0 }],
  ['gzip;q=0.5, identity', { br: 0, gzip: 0.5, identity: 1 }],
  [`br${','.repeat(15_000)}`, { br: 0, gzip: 0, identity: 0.0001 }],
  ['br;q=banana, gzip;q=7', { br: 0, gzip: 0, identity: 0.0001 }],
])('%j is understood', (header, welcome) => {
  expect(readAcceptEncoding(header)).toEqual(welcome)
})

test('forgets nothing it needs when thousands of different headers come', () => {
  for (let index = 0; index < 5000; index += 1) readAcceptEncoding(`gzip;q=0.${index}`)
  expect(readAcceptEncoding('br').br).toBe(1)
})

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, text/html', false],
  ['text/markdown;q=x', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/HTML;q=0.9, text/markdown;q=0.9', true],
  ['text/markdown;variant=CommonMark, text/html;q=0.8', true],
])('%s: %s', (accept, wanted) => {
  expect(prefersMarkdown(accept)).toBe(wanted)
})

test('the address of a page gives its twin to those who ask for Markdown, from memory and by the routes, and says so to caches', async () => {
  const { app } = await buildExampleApp({ environment: { SITE_ORIGIN: 'https://guide.example' } })
  const ask = (url: string, accept: string, headers = {}) => app.inject({ url, headers: { accept, ...headers } })
  const markdown = await ask('/en/places', 'text/markdown')
  expect(markdown.body).toMatch(/^# /)
  expect(markdown.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: '<https://guide.example/en/places>; rel="canonical"',
    'x-robots-tag': 'noindex',
    vary: 'accept, accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const html = await ask('/en/places', 'text/html,*/*')
  expect(html.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept, accept-encoding' })
  expect(html.headers).not.toHaveProperty('x-robots-tag')
  expect(html.headers.etag).not.toBe(markdown.headers.etag)
  // What a browser keeps of the one is no answer to the other.
  const known = await ask('/en/places', 'text/markdown', { 'if-none-match': String(html.headers.etag) })
  expect(known.statusCode).toBe(200)
  const own = await ask('/en/places.md', '*/*')
  expect(own.body).toBe(markdown.body)
  expect(own.headers).toMatchObject({ link: markdown.headers.link, 'x-robots-tag': 'noindex', vary: 'accept-encoding' })
  // A page without a twin, and a file, are what they were.
  expect((await ask('/steder', 'text/markdown')).headers['content-type']).toMatch(/^text\/html/)
  expect((await ask('/mark.svg', 'text/markdown')).headers.vary).toBe('accept-encoding')
  await app.close()
})
