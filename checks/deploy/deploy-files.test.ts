import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { languageKeys, languages } from '#contract/languages.ts'
import { settingNames } from '#contract/settings.ts'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'

// The consistency of the deploy guide, the image, the configurations and the code.

const projectFolder = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

const guide = read('docs/deploy.md')
const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'), { merge: true })
const nginx = read('deploy/nginx/lofoten-guide.conf')
const asking = `${read('deploy/nginx/pages.conf')}${read('deploy/compose/pages.conf')}`

describe('the image', () => {
  const stages = dockerfile.split(/^FROM /m)

  test('is not run by root, asks readiness, and stops by a signal that the server hears', () => {
    const last = stages.at(-1) ?? ''
    expect(last).toMatch(/^USER 10001:10001$/m)
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(last).toMatch(/HEALTHCHECK [^\n]*\\\n {2}CMD \["node", "scripts\/ask-readiness\.ts"\]/)
  })

  test('leaves out what is secret or made elsewhere', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/.env', '**/*.env', 'node_modules', 'dist', 'data', 'tls']),
    )
  })
})

describe('compose.yaml', () => {
  const replicas = [compose.services['guide-1'], compose.services['guide-2']]
  const addressOf = (name: string): string => compose.services[name].networks.proxy.ipv4_address

  test('asks for nothing that the example of its .env leaves out', () => {
    const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    const given = [...read('deploy/compose/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect([...new Set(wanted)].sort()).toEqual(given.sort())
  })

  test('names settings that exist, and trusts nginx alone', () => {
    for (const { environment } of replicas) {
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
      expect(environment.TRUST_PROXY).toBe(addressOf('nginx'))
    }
  })

  test('has its replicas where nginx looks for them', () => {
    const servers = [...read('deploy/compose/upstream.conf').matchAll(/^ {2}server ([\d.]+):3000/gm)].map(
      ([, ip]) => ip,
    )
    expect([...new Set(servers)]).toEqual([addressOf('guide-1'), addressOf('guide-2')])
  })

  test('takes from the replicas what they do not need, and gives them time to stop', () => {
    for (const replica of replicas) {
      expect(replica).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '15s' })
      expect(replica.security_opt).toEqual(['no-new-privileges:true'])
      expect(replica.ports).toBeUndefined()
    }
  })
})

describe('nginx', () => {
  const ownPages = ['deploy/nginx/unavailable.html', 'deploy/nginx/refused.html']

  test.each(ownPages)('sends %s with the headers of the guide, and a policy that allows its own styles', (path) => {
    const styles = /<style>([\s\S]*?)<\/style>/.exec(read(path))?.[1] ?? ''
    const hash = `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; `
    const lines = `${read('deploy/nginx/headers.conf')}${nginx}`.matchAll(
      /add_header ([\w-]+) (?:"([^"]+)"|(\S+)) always;/g,
    )
    const sent = Object.fromEntries(
      [...lines].map(([, name = '', quoted, word]) => [name.toLowerCase(), quoted ?? word]),
    )
    expect({ ...sent, 'content-security-policy': sent['content-security-policy']?.replace(hash, '') }).toEqual({
      ...dataSecurityHeaders({ SITE_ORIGIN: 'https://guide.example' }),
      'cache-control': 'no-store',
      'retry-after': '30',
    })
  })

  test('lets no refusal of its own have the headers of a file, which shared caches would keep for a year', () => {
    const [, codes = ''] = /error_page ([\d ]+) \/refused\.html;/.exec(nginx) ?? []
    expect(codes.split(' ')).toEqual(
      expect.arrayContaining(['400', '403', '404', '405', '412', '413', '414', '416', '500']),
    )
  })

  test('answers no host but the one that is named, and no visitor without end', () => {
    const servers = nginx.split(/^server \{$/m).slice(1)
    const refusing = servers.filter((server) => server.includes('default_server'))
    expect(refusing).toHaveLength(2)
    for (const server of refusing) expect(server).toMatch(/^ {2}return 444;$/m)
    expect(refusing[1]).toContain('ssl_reject_handshake on;')
    const answering = servers.filter((server) => !server.includes('default_server'))
    expect(answering).toHaveLength(2)
    for (const server of answering) expect(server).toContain('include /etc/nginx/lofoten-guide/host.conf;')
    // What is no request has no host either, and is refused by the first of them.
    for (const server of servers) expect(server).toMatch(/^ {2}server_tokens off;$/m)
    for (const server of refusing) expect(server).toContain('include /etc/nginx/lofoten-guide/headers.conf;')
    expect(nginx).toMatch(/^ {2}limit_req zone=(\w+) burst=\d+ nodelay;$/m)
    expect(nginx).toMatch(/^ {2}limit_conn \w+ \d+;$/m)
  })

  test.each(ownPages)('%s says it in every language', (path) => {
    const page = read(path)
    const said = [...page.matchAll(/<(?:html|p) lang="([\w-]+)">/g)].map(([, tag]) => tag)
    expect(said).toEqual(languageKeys.map((language) => languages[language].tag))
  })

  test('neither packs, caches nor marks what the guide sends', () => {
    const passing = `${nginx}${asking}`
      .split('\n')
      .filter((line) => /proxy_pass|add_header|proxy_cache|gzip|brotli|sub_filter/.test(line))
    expect(
      passing.filter((line) => !/proxy_pass http:\/\/lofoten_guide;|gzip off;|^ {4}add_header/.test(line)),
    ).toEqual([])
    const passingOn = `${nginx}${asking}`.split(/^ *location /m).filter((location) => location.includes('proxy_pass'))
    for (const location of passingOn) expect(location).not.toMatch(/add_header|headers\.conf/)
    expect(read('deploy/nginx/proxy.conf')).toContain('proxy_cache off;')
  })

  test('finds every file that it includes, on a host and in a container', () => {
    const listIncluded = (text: string): string[] =>
      [...text.matchAll(/include \/etc\/nginx\/lofoten-guide\/([\w-]+\.conf);/g)].map(([, name = '']) => name)
    const onHost = [...listIncluded(nginx), ...listIncluded(read('deploy/nginx/pages.conf'))]
    const copied = /^cp (.*) \/etc\/nginx\/lofoten-guide\/$/m.exec(guide)?.[1]?.split(' ') ?? []
    expect([...copied, 'host.conf']).toEqual(expect.arrayContaining(onHost))
    const inContainer = [...listIncluded(nginx), ...listIncluded(read('deploy/compose/pages.conf'))]
    const mounted = (compose.services.nginx.volumes as string[]).map(
      (volume) => /\/([\w-]+\.conf):ro$/.exec(volume)?.[1],
    )
    expect([...mounted, 'host.conf']).toEqual(expect.arrayContaining(inContainer))
    for (const volume of compose.services.nginx.volumes as string[])
      if (volume.startsWith('./')) expect(read(volume.split(':')[0] ?? '')).not.toBe('')
  })

  test('on one machine looks for the replicas that the deploy guide starts', () => {
    const ports = new Set(
      [...read('deploy/nginx/upstream.conf').matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port),
    )
    expect([...ports]).toEqual(['3001', '3002'])
    for (const port of ports) expect(guide).toContain(`lofoten-guide@${port}`)
  })
})

test.each(['lofoten-guide@.service', 'lofoten-guide-backup.service'])('%s names settings that exist', (unit) => {
  const lines = read(`deploy/systemd/${unit}`).matchAll(/^Environment=(.*)$/gm)
  const names = [...lines].flatMap(([, line = '']) =>
    line.split(' ').map((assignment) => assignment.split('=')[0] ?? ''),
  )
  expect(names.length).toBeGreaterThan(0)
  expect([...settingNames, 'NODE_ENV']).toEqual(expect.arrayContaining(names))
})

test('the server has the same bound of its heap however it is started, and room for it where memory is bounded', () => {
  const starts = ['scripts/start.mjs', 'Dockerfile', 'deploy/systemd/lofoten-guide@.service'].map((path) => read(path))
  const limits = starts.map((text) => Number(/--max-old-space-size=(\d+)\b/.exec(text)?.[1]))
  expect(new Set(limits).size).toBe(1)
  for (const text of starts) expect(text).toContain('--max-semi-space-size=4')
  expect(Number.parseInt(compose.services['guide-1'].mem_limit, 10)).toBeGreaterThanOrEqual(
    (limits[0] ?? Number.NaN) * 2,
  )
  expect(starts[2]).toMatch(/^MemoryHigh=800M$/m)
})

test('every script and folder that the deploy guide names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const [, name = ''] of guide.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts), name).toContain(name)
  for (const [path] of guide.matchAll(/\b(?:scripts|bench)\/[\w./-]+\.ts\b/g)) expect(read(path), path).not.toBe('')
})
