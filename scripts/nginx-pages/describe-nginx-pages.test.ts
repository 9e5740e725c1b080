import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'
import { describeNginxPages } from './describe-nginx-pages.ts'

const settings = { SITE_ORIGIN: 'https://guide.example', TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
const deployFolder = join(import.meta.dirname, '../../deploy/nginx')

function describeFile(file: string, changes: Partial<ServedFile> = {}): ServedFile {
  return {
    ...{
      file,
      etag: `W/"${file.replace(/\W/g, '-')}"`,
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    },
    ...{ encodings: { br: `compressed/${file.length}.br`, gzip: `compressed/${file.length}.gzip` } },
    ...{ scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, payingLinks: {}, worker: null },
    ...changes,
  }
}

function describePages(files: ServingManifest['files']) {
  return describeNginxPages(
    {
      ...{ buildId: 'b', contact: 'c', tileAddress: settings.TILE_URL, redirects: {}, stops: {}, chargingStations: {} },
      ...{ files, notFoundPages: { no: '/404', en: '/en/404', de: '/de/404' } },
    },
    settings,
  )
}

/** Returns the lines of a map. */
function readMap(http: string, variable: string): string[] {
  const block = http.split(`map $request_uri $${variable} {\n`)[1]?.split('\n}')[0] ?? ''
  return block.split('\n').map((line) => line.trim())
}

describe('what nginx is told of a built site', () => {
  const pages = describePages({
    '/404': describeFile('site/404.html'),
    '/de/hütten': describeFile('site/de/hütten.html', { scriptHashes: ['sha256-a'] }),
    '/de/hütten.md': describeFile('site/de/hütten.md', { contentType: 'text/markdown; charset=utf-8' }),
    '/reine.jpg': describeFile('site/reine.jpg', { contentType: 'image/jpeg', encodings: {} }),
    '/_assets/old.js': describeFile('earlier/old.js', { contentType: 'text/javascript', encodings: {} }),
  })

  it('has the sources by the address as it is asked, packed ones without their ending, and none for a 404 page', () => {
    expect(readMap(pages.http, 'guide_source')).toEqual([
      '"/de/h%C3%BCtten" "compressed/19";',
      '"/de/h%C3%BCtten.md" "compressed/17";',
      '"/reine.jpg" "site/reine.jpg";',
      '"/_assets/old.js" "earlier/old.js";',
    ])
    expect(readMap(pages.http, 'guide_packed')[2]).toBe('"/reine.jpg" "plain";')
    expect(readMap(pages.http, 'guide_twin')).toEqual(['"/de/h%C3%BCtten" "accept";'])
  })

  it('has the policy of each page, and once what all files have in common', () => {
    expect(readMap(pages.http, 'guide_content_security_policy')[0]).toContain("script-src 'self' 'sha256-a'")
    expect(pages.location).toContain('add_header x-content-type-options "nosniff" always;')
    expect(pages.location).toContain('add_header content-security-policy $guide_content_security_policy always;')
    expect(pages.location).toContain('add_header reporting-endpoints $guide_reporting_endpoints always;')
    expect(readMap(pages.http, 'guide_reporting_endpoints')[0]).toContain('"policy=\\"/api/csp-reports\\""')
  })

  it.each(['has a $variable', 'has a \\', `is long${'x'.repeat(5000)}`])(
    'refuses a value that %.20s',
    (cacheControl) => {
      const files = { '/a': describeFile('site/a.html', { cacheControl }), '/b': describeFile('site/b.html') }
      expect(() => describePages(files)).toThrow('nginx cannot be told')
    },
  )

  it.each([
    ['GET', '', '', true],
    ['HEAD', '', '', true],
    ['POST', '', '', false],
    ['GET', '"x"', '', false],
    ['GET', '', 'Mon, 29 Nov 1999 00:00:00 GMT', false],
  ])(
    'sends files for %s, and leaves what nginx would refuse under their headers to the guide (%s, %s)',
    (method, match, unmodified, isSent) => {
      const shipped = readFileSync(join(deployFolder, 'pages-http.conf'), 'utf8')
      const [, key = '', pattern = ''] = /map "([^"]+)" \$guide_file \{\s+default "";\s+"~([^"]+)"/.exec(shipped) ?? []
      const values: Record<string, string> = {
        ...{ request_method: method, http_if_match: match, http_if_unmodified_since: unmodified },
        ...{ guide_address: '/de', request_uri: '/de', http_accept: 'text/html' },
      }
      const asked = key.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
      expect(new RegExp(pattern).test(asked)).toBe(isSent)
    },
  )

  it('has every variable that the shipped configuration reads', () => {
    const shipped = ['pages-http.conf', 'pages.conf', 'send-files.conf'].map((name) =>
      readFileSync(join(deployFolder, name), 'utf8'),
    )
    const all = [...shipped, pages.http, pages.location].join('\n')
    const made = new Set([...all.matchAll(/^map .* \$(guide_\w+) \{$/gm)].map(([, name]) => name))
    const read = new Set([...all.matchAll(/\$(guide_\w+)/g)].map(([, name]) => name))
    expect([...read].filter((name) => !made.has(name))).toEqual([])
  })
})
