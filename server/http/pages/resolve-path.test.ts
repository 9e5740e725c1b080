import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreHash } from '#contract/restore-hash.ts'
import { resolvePath } from './resolve-path.ts'

test.each([
  ['/min-tur%231&d=p.reine', '/min-tur#1&d=p.reine'],
  ['/en/map%2523plan', '/en/map#plan'],
  ['/en/my-trip%231&n=Sun%23&k=abcd?fbclid=1', '/en/my-trip#1&n=Sun%23&k=abcd?fbclid=1'],
])('%s had a number sign', (address, restored) => {
  expect(restoreHash(address)).toBe(restored)
})

test.each(['/min-tur', '/min-tur#1&n=%23', '/search?q=%23reine', '/steder%24', '%23'])('%s had none', (address) => {
  expect(restoreHash(address)).toBeUndefined()
})

const pages = new Set(['/', '/en', '/en/places', '/steder', '/de/fischerh\u00fctten', '/robots.txt'])
const redirects = new Map([
  ['/old', '/steder'],
  ['/de/fischerhuetten', '/de/fischerh\u00fctten'],
])
const known = {
  hasPage: (path: string) => pages.has(path),
  redirectTarget: (path: string) => redirects.get(path),
}

describe('resolvePath', () => {
  test.each([
    ['/', '/'],
    ['/en/places?from=map', '/en/places'],
    ['/de/fischerh%C3%BCtten', '/de/fischerh\u00fctten'],
  ])('%s is a page', (target, path) => {
    expect(resolvePath(target, known)).toEqual({ kind: 'page', path })
  })

  test.each([
    ['a trailing slash', '/en/places/', '/en/places'],
    ['.html', '/steder.html?filter=lading&x=%20', '/steder?filter=lading&x=%20'],
    ['/index', '/en/index', '/en'],
    ['/index.html of the root', '/index.html', '/'],
    ['a listed redirect', '/old?a=1', '/steder?a=1'],
    ['a listed redirect with a trailing slash', '/old/', '/steder'],
    ['a decomposed letter', '/de/fischerhu%CC%88tten/?q=1', '/de/fischerh%C3%BCtten?q=1'],
    ['lower-case hexadecimal digits', '/de/fischerh%c3%bctten', '/de/fischerh%C3%BCtten'],
    ['letters that need no encoding', '/%73teder', '/steder'],
    ['an encoded slash', '/en%2Fplaces', '/en/places'],
    ['an encoded number sign', '/en/places%231&n=%C3%85&k=abcd', '/en/places#1&n=%C3%85&k=abcd'],
    ['one encoded twice, at an old address', '/old/%2523plan', '/steder#plan'],
    ['one before broken codes', '/steder%23n=%E0%A4', '/steder#n=%E0%A4'],
  ])('%s redirects to the canonical address, the query kept', (_, target, location) => {
    expect(resolvePath(target, known)).toEqual({ kind: 'redirect', location })
  })

  test.each([
    ['/nowhere', 'no'],
    ['/en/nowhere', 'en'],
    ['/de', 'de'],
    ['/english', 'no'],
    ['//evil.example', 'no'],
    ['//evil.example/%2e%2e/steder', 'no'],
    ['/en/../steder', 'en'],
    ['/en/%2e%2e/steder', 'en'],
    ['/steder//', 'no'],
    ['/steder%3Fx', 'no'],
    ['/nowhere%23plan', 'no'],
    ['//evil.example%23plan', 'no'],
  ])('%s is unknown in %s', (target, language) => {
    expect(resolvePath(target, known)).toMatchObject({ kind: 'unknown', language })
  })

  test.each([
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/steder%0d%0aset-cookie:x',
    '/%5Cevil.example',
    '/\\evil.example',
    'steder',
    '*',
    'http://evil.example/steder',
    '/%FF',
    '',
  ])('%j is no address', (target) => {
    expect(resolvePath(target, known)).toEqual({ kind: 'malformed' })
  })

  test('whatever is asked, a redirect leads to a page at once and stays on this host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      'en',
      'places',
      'steder',
      'old',
      '.html',
      'index',
      '%2F',
      '%5C',
      '%2e',
      '?',
      '#',
      '@',
      'evil.example',
      ':',
      'http:',
      '%C3%BC',
      'u%CC%88',
      'fischerh',
      'tten',
      'de',
      '%00',
      '\u00fc',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const resolution = resolvePath(`/${pieces.join('')}`, known)
        if (resolution.kind !== 'redirect') return
        expect(new URL(resolution.location, 'https://guide.example').host).toBe('guide.example')
        expect(resolvePath(resolution.location, known).kind).toBe('page')
      }),
      { numRuns: 3000 },
    )
  })
})
