import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { languageKeys, pathPrefixOf } from '#contract/languages.ts'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { buildManifest } from '#scripts/serving-manifest/build-manifest.ts'
import { describeHeaders } from '#server/http/pages/load-site.ts'
import { canonicalAddress } from '#server/http/pages/resolve-path.ts'
import { exportSite } from './export-site.ts'
import { fits, leaveOutLink, putPolicyIntoPage } from './header-rules.ts'
import { findExcess, type StaticHostName, staticHosts } from './hosts.ts'

const settings = { SITE_ORIGIN: 'https://guide.example', TILE_URL: defaultTileAddress }
const api = 'https://live.guide.example'
let distFolder: string
let manifest: ServingManifest

const page = (name: string) =>
  `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><title>${name}</title><style>.${name}{margin:0}</style></head><body><script>${name}()</script></body></html>`

const site: Record<string, string> = {
  'index.html': page('home'),
  'index.md': '# Home',
  'steder.md': '# Places',
  'de/fischerhütten.md': '# Cabins',
  'steder.html': page('places'),
  'de/fischerhütten.html': page('cabins'),
  'aktiviteter.html': page('trips').replace('<body>', '<body data-foreign-origins="https://partner.example">'),
  ...Object.fromEntries(languageKeys.map((key) => [`${pathPrefixOf(key)}/404.html`.slice(1), page('unknown')])),
  '_assets/map.one.js': 'export const one = 1',
  '_assets/sea.two.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '_assets/letters.three.woff2': 'woff2',
  'share/en/places.jpg': 'jpg',
  'share/home.jpg': 'jpg',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'gpx/ryten.gpx': '<gpx/>',
  'en/gpx/ryten.gpx': '<gpx/>',
  'robots.txt': 'User-agent: *',
  'search/text/no.json': '{}',
  'search/no.json': '{}',
  'service-worker.js': 'onfetch = null',
  'offline/no.json': JSON.stringify({
    files: [
      ['/steder', 9, 'built'],
      ['/_assets/map.one.js', 5],
    ],
    standIns: {},
  }),
}

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'static-export-'))
  for (const [name, content] of Object.entries(site)) {
    await mkdir(dirname(join(distFolder, 'site', name)), { recursive: true })
    await writeFile(join(distFolder, 'site', name), content)
  }
  await mkdir(join(distFolder, 'earlier/_assets'), { recursive: true })
  await writeFile(join(distFolder, 'earlier/_assets/map.zero.js'), 'export const zero = 0')
  manifest = await buildManifest({
    distFolder,
    redirects: { '/en/place': '/steder', '/de/fischerhuetten': '/de/fischerhütten' },
    contact: 'post@guide.example',
    tileAddress: defaultTileAddress,
    stops: {},
    chargingStations: {},
    writeLast: async () => ['service-worker.js', 'offline/no.json'],
    now: Date.now(),
  })
  await writeFile(join(distFolder, 'serving.json'), JSON.stringify(manifest))
})

afterAll(() => rm(distFolder, { recursive: true }))

interface WrittenRule {
  pattern: string
  without: string[]
  headers: [string, string][]
}

function readRules(text: string): WrittenRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      const headers = lines.filter((line) => !line.startsWith('  !')).map((line) => line.trim().split(/: (.*)/s))
      return {
        pattern,
        without: lines.filter((line) => line.startsWith('  !')).map((line) => line.slice(4).toLowerCase()),
        headers: headers.map(([name = '', value = '']) => [name.toLowerCase(), value]),
      }
    })
}

/** Returns the headers of an address as Cloudflare's asset server combines the rules. */
function applyRules(rules: WrittenRule[], address: string): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const { pattern, without, headers } of rules) {
    if (!fits(pattern, address)) continue
    for (const name of without) delete sent[name]
    for (const [name, value] of headers) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}

function listFiles(kind: 'pages' | 'others'): [address: string, headers: Record<string, string>][] {
  const notFound = new Set<string>(Object.values(manifest.notFoundPages))
  return Object.entries(manifest.files)
    .filter(
      ([path, { contentType }]) => contentType.startsWith('text/html') === (kind === 'pages') && !notFound.has(path),
    )
    .map(([path, file]) => [canonicalAddress(path), describeHeaders(file, settings, path)])
}

async function makeExport(hostName: StaticHostName, withApi: string | null = api) {
  const target = join(distFolder, 'static', hostName)
  const counts = await exportSite({ distFolder, target, hostName, api: withApi, settings })
  const read = (name: string) => readFile(join(target, name), 'utf8')
  return { counts, read, rules: readRules(await read('_headers')) }
}

describe.each(['netlify', 'cloudflare-pages'] as const)('for %s', (hostName) => {
  test('every file lies where its address is, earlier builds’ included', async () => {
    const { counts, read } = await makeExport(hostName)
    expect(counts.files).toBe(Object.keys(site).length + 1)
    expect(await read('_assets/map.zero.js')).toBe('export const zero = 0')
    expect(await read('search/text/no.json')).toBe('{}')
  })

  test('what is no page is sent with exactly the headers of the server', async () => {
    const { rules } = await makeExport(hostName)
    for (const [address, headers] of listFiles('others'))
      expect(applyRules(rules, address), address).toEqual(leaveOutLink(headers, staticHosts[hostName].pagesHaveRules))
  })

  test('a bundle has the hash of the exported page', async () => {
    const { read } = await makeExport(hostName)
    const { files } = JSON.parse(await read('offline/no.json'))
    const hash = createHash('sha256')
      .update(await read('steder.html'))
      .digest('base64url')
      .slice(0, 22)
    const isChanged = hostName === 'cloudflare-pages'
    expect(files).toEqual([
      ['/steder', 9, isChanged ? hash : 'built'],
      ['/_assets/map.one.js', 5],
    ])
  })

  test('nothing is left of an earlier export', async () => {
    await makeExport(hostName)
    const stranger = join(distFolder, 'static', hostName, 'stranger.txt')
    await writeFile(stranger, '')
    await makeExport(hostName)
    await expect(readFile(stranger)).rejects.toThrow('ENOENT')
  })

  test('redirects lead to canonical addresses', async () => {
    const { read } = await makeExport(hostName)
    const lines = (await read('_redirects')).split('\n')
    expect(lines.slice(0, 2)).toEqual(['/en/place /steder 301', '/de/fischerhuetten /de/fischerh%C3%BCtten 301'])
  })
})

describe('for netlify', () => {
  test('every page has a rule with its own policy, and is the file as it was built', async () => {
    const { rules, read } = await makeExport('netlify')
    for (const [address, headers] of listFiles('pages')) expect(applyRules(rules, address), address).toEqual(headers)
    expect(await read('steder.html')).toBe(site['steder.html'])
  })

  test('no header stands in two rules for one address, whichever of them the host would take', async () => {
    const { rules } = await makeExport('netlify')
    for (const [address] of [...listFiles('pages'), ...listFiles('others')]) {
      const names = rules
        .filter(({ pattern }) => fits(pattern, address))
        .flatMap(({ headers }) => headers.map(([name]) => name))
      expect(new Set(names).size, address).toBe(names.length)
    }
    expect(rules.flatMap(({ without }) => without)).toEqual([])
  })

  test('live questions go to the server, and unknown paths to the page of their language with its policy inside', async () => {
    const { read } = await makeExport('netlify')
    expect((await read('_redirects')).split('\n').slice(2)).toEqual([
      '/api/* https://live.guide.example/api/:splat 200',
      '/functions/* https://live.guide.example/functions/:splat 200',
      '/rest/* https://live.guide.example/rest/:splat 200',
      ...languageKeys.filter((key) => key !== 'no').map((key) => `/${key}/* /${key}/404.html 404`),
      '',
    ])
    expect(await read('de/404.html')).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none';/)
  })
})

describe('for cloudflare-pages', () => {
  test('a page carries its own policy before its code, and the rule for everything says the rest', async () => {
    const { rules, read } = await makeExport('cloudflare-pages')
    for (const [address, headers] of listFiles('pages')) {
      const { 'content-security-policy': sent, ...rest } = applyRules(rules, address)
      const onlySent = "frame-ancestors 'none'; report-uri /api/csp-reports; report-to policy"
      expect(sent).toBe(onlySent)
      const {
        'content-security-policy': policy = '',
        'cache-control': _cache,
        'content-type': _type,
        ...wanted
      } = headers
      expect(rest).toEqual(wanted)
      const name = decodeURI(address) === '/' ? 'index' : decodeURI(address).slice(1)
      const html = await read(`${name}.html`)
      const inPage =
        /^<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]+)">/.exec(
          html,
        )?.[1]
      expect(`${inPage}; ${onlySent}`.split('; ').sort()).toEqual(policy.split('; ').sort())
      expect(html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')).toBe(site[`${name}.html`])
    }
  })

  test('the number of rules does not grow with the pages', async () => {
    const { rules } = await makeExport('cloudflare-pages')
    expect(rules.filter(({ pattern }) => pattern === '/steder' || pattern === '/')).toEqual([])
    expect(rules.find(({ pattern }) => pattern === '/*')?.without).toEqual(['access-control-allow-origin'])
  })

  test('without a server to pass questions on to there is no worker', async () => {
    const { read } = await makeExport('cloudflare-pages', null)
    await expect(read('_worker.js')).rejects.toThrow('ENOENT')
  })

  describe('the worker', () => {
    const asked = vi.fn(async (_request: Request) => new Response('answered', { status: 202 }))

    beforeEach(() => {
      asked.mockClear()
      vi.stubGlobal('fetch', asked)
      return () => vi.unstubAllGlobals()
    })

    test('passes method, path, query, body and the visitor’s address on, for live paths alone', async () => {
      const { read } = await makeExport('cloudflare-pages')
      expect(JSON.parse(await read('_routes.json'))).toEqual({
        version: 1,
        include: ['/api/*', '/functions/*', '/rest/*'],
        exclude: [],
      })
      const { default: worker } = await import(
        /* @vite-ignore */ pathToFileURL(join(distFolder, 'static/cloudflare-pages/_worker.js')).href
      )
      const headers = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1', apikey: 'key' }
      const question = new Request('https://guide.example/functions/v1/expedia-api?a=b', {
        method: 'POST',
        headers,
        body: '{"endpoint":"search-hotels"}',
      })
      expect((await worker.fetch(question)).status).toBe(202)
      const [passed] = asked.mock.calls[0] ?? []
      expect([passed?.method, passed?.url]).toEqual(['POST', 'https://live.guide.example/functions/v1/expedia-api?a=b'])
      expect(await passed?.text()).toBe('{"endpoint":"search-hotels"}')
      expect([passed?.headers.get('x-forwarded-for'), passed?.headers.get('apikey')]).toEqual(['203.0.113.7', 'key'])
      await worker.fetch(new Request('https://guide.example/api/weather/reine'))
      expect(asked.mock.calls[1]?.[0]).toMatchObject({
        method: 'GET',
        url: 'https://live.guide.example/api/weather/reine',
      })
    })
  })
})

test('all exceeded limits of a host are reported', () => {
  const few = {
    ...staticHosts['cloudflare-pages'],
    mostHeaderRules: 1,
    longestHeaderLine: 10,
    mostRedirects: 1,
    mostFiles: 1,
    largestFile: 5,
  }
  const excess = findExcess(few, {
    headers: '/*\n  A: a long value\n\n/b\n  B: c\n',
    redirects: '/a /b 301\n/c /d 301\n',
    sizes: new Map([
      ['small.txt', 1],
      ['large.txt', 6],
    ]),
  })
  expect(excess).toEqual([
    'There are 2 rules in _headers, and 1 are the most.',
    'There are 17 characters in a line of _headers, and 10 are the most.',
    'There are 2 redirects, and 1 are the most.',
    'There are 2 files, and 1 are the most.',
    'large.txt is larger than 5 bytes, which is the most.',
  ])
})

test('an export that fails leaves the one before as it is', async () => {
  const { read } = await makeExport('cloudflare-pages')
  const before = await read('steder.html')
  const page = join(distFolder, 'site/steder.html')
  const built = await readFile(page)
  await writeFile(page, '<!doctype html><head><title>x</title></head>')
  await expect(makeExport('cloudflare-pages')).rejects.toThrow('begin with its encoding')
  expect(await read('steder.html')).toBe(before)
  await writeFile(page, built)
})

test('a site for other tiles, or none, is not exported', async () => {
  const input = { distFolder, target: join(distFolder, 'never'), hostName: 'netlify', api: null } as const
  const other = { ...settings, TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
  await expect(exportSite({ ...input, settings: other })).rejects.toThrow('export with the same TILE_URL')
  await expect(exportSite({ ...input, distFolder: '/nowhere', settings })).rejects.toThrow('There is no built site')
})

test.each([
  ['without its encoding', '<!doctype html><head><title>x</title></head>'],
  ['with code before its encoding', '<!doctype html><head><style>a{}</style><meta charset="utf-8"></head>'],
])('a page %s cannot carry its policy', (_, html) => {
  expect(() => putPolicyIntoPage(html, "default-src 'none'")).toThrow('begin with its encoding')
})
