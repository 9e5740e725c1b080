import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chooseDatabase } from '#server/store/choose-database.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import { type PostgresServer, startPostgresServer } from '#server/testing/postgres-server.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { hasNginx, type RunningProxy, startNginx, startSmallProxy } from './proxies.ts'
import { carryFiles, createRelease, prepareReplica, type Replica } from './releases.ts'
import { type Answer, createVisitor, payingLink, questions, readText, sendVisitors } from './visitors.ts'

// Two replicas on one PostgreSQL behind a proxy, and a new release while visitors click: nobody notices, no loss.

let base: string
let postgres: PostgresServer
const releases = { first: '', second: '' }
let ends: (() => Promise<unknown>)[] = []

const setUpMs = 120_000
const script = 'export const boat = 1\n'.repeat(60)

beforeAll(async () => {
  base = await createFolder(join(tmpdir(), 'rolling-restart-'))
  releases.first = join(base, 'releases/first')
  releases.second = join(base, 'releases/second')
  await createRelease(releases.first, {
    'steder.html': `<!doctype html><title>first</title><script src="/_assets/map.first.js"></script>${payingLink}${'<p>Reine</p>'.repeat(90)}`,
    '_assets/map.first.js': script,
  })
  await createRelease(releases.second, {
    'steder.html': `<!doctype html><title>second</title><script src="/_assets/map.second.js"></script>${payingLink}${'<p>Reine</p>'.repeat(90)}`,
    '_assets/map.second.js': script.replaceAll('1', '2'),
  })
  await carryFiles(releases.first, releases.second)
  postgres = await startPostgresServer()
}, setUpMs)

afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
}, setUpMs)

afterAll(async () => {
  await postgres?.remove()
  await rm(base, { recursive: true, force: true })
}, setUpMs)

/** nginx drops root's rights and must still be able to read its error page. */
async function createFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix)
  await chmod(folder, 0o755)
  return folder
}

type ProxyKind = [name: string, start: (folder: string, ports: number[], release: string) => Promise<RunningProxy>]
const smallProxy: ProxyKind = ['a small proxy', (_folder, ports) => startSmallProxy(ports)]
const nginx: ProxyKind = ['nginx as in deploy/nginx', startNginx]

async function setUp([, startProxy]: ProxyKind) {
  const met = await startMetStub()
  ends.push(met.close)
  const DATABASE_URL = await postgres.createDatabase()
  const folder = await createFolder(join(base, 'run-'))
  const environment = {
    DATABASE_URL,
    DATA_DIR: join(folder, 'data'),
    MET_BASE_URL: met.url,
    TRUST_PROXY: '127.0.0.1',
    // Without compression; TLS would change nothing.
    SITE_ORIGIN: 'http://guide.example',
  }
  const replicas = await Promise.all([prepareReplica(environment), prepareReplica(environment)])
  ends.push(...replicas.map((replica) => replica.stop))
  await Promise.all(replicas.map((replica) => replica.start(releases.first)))
  const proxyFolder = join(folder, 'proxy')
  await mkdir(proxyFolder)
  const proxy = await startProxy(
    proxyFolder,
    replicas.map(({ port }) => port),
    releases.first,
  )
  ends.push(proxy.close)
  return { met, proxy, replicas, DATABASE_URL }
}

async function countClicks(DATABASE_URL: string): Promise<number> {
  const silent = () => undefined
  const database = chooseDatabase({ DATABASE_URL, DATA_DIR: '' }, { info: silent, warn: silent, error: silent })
  const rows = await createClickCounts(database).list('2000-01-01', '2100-01-01')
  await database.close()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Restarts one replica after the other; each has to exit with code 0. */
async function roll(replicas: Replica[], release: string): Promise<void> {
  for (const replica of replicas) {
    expect(await replica.stop()).toBe(0)
    await replica.start(release)
  }
}

describe.each(hasNginx() ? [smallProxy, nginx] : [smallProxy])('behind %s', (...kind) => {
  test('a new release and the way back fail no request, lose no click, and hardly ask MET', async () => {
    const { met, proxy, replicas, DATABASE_URL } = await setUp(kind)
    const visitors = sendVisitors(proxy.url, 6)
    await proxy.release(releases.second, () => roll(replicas, releases.second))
    const reader = createVisitor(proxy.url, 20)
    expect(readText(await reader.ask('/steder'))).toContain('<title>second</title>')
    // A page opened before the new release clicks now.
    for (const replica of replicas) {
      const answer = await createVisitor(replica.url, 21).ask('/_assets/map.first.js')
      expect([answer.status, readText(answer)]).toEqual([200, script])
    }
    await carryFiles(releases.second, releases.first)
    await proxy.release(releases.first, () => roll(replicas, releases.first))
    expect(readText(await reader.ask('/steder'))).toContain('<title>first</title>')
    expect((await reader.ask('/_assets/map.second.js')).status).toBe(200)
    reader.leave()

    const { requests, clicks, failures } = await visitors.stop()
    expect(failures).toEqual([])
    expect(requests).toBeGreaterThan(100)
    expect(await countClicks(DATABASE_URL)).toBe(clicks)
    // One refresher for all six processes, and its result outlived them. Where the machine is so busy that the database takes longer than
    // 150 ms, a process asks for itself, once (docs/decisions/server.md); that only one asks is looked at in server/cache/shared-cache.test.ts.
    expect(met.requests.length).toBeGreaterThan(0)
    expect(met.requests.length).toBeLessThanOrEqual(6)
  })

  test('a replica that is killed while it answers fails no request', async () => {
    const { proxy, replicas } = await setUp(kind)
    const visitors = sendVisitors(proxy.url, 6)
    const [victim] = replicas
    for (let round = 0; round < 2; round += 1) {
      await victim?.kill()
      await victim?.start(releases.first)
    }
    expect((await visitors.stop()).failures).toEqual([])
  })

  test('a page arrives as it was sent, and each visitor has a limit of its own, whatever it says about itself', async () => {
    const { proxy, replicas } = await setUp(kind)
    const through = await createVisitor(proxy.url, 40).ask('/steder')
    const direct = await createVisitor(replicas[0]?.url ?? '', 41).ask('/steder')
    expect(listLastingHeaders(through)).toEqual(listLastingHeaders(direct))
    expect(through.body.equals(direct.body)).toBe(true)
    const headers = { 'if-none-match': String(direct.headers.etag) }
    expect((await createVisitor(proxy.url, 42).ask('/steder', { headers })).status).toBe(304)

    const clickOften = async (number: number, address: string) => {
      const visitor = createVisitor(proxy.url, number)
      const statuses = new Set<number>()
      for (let count = 0; count < 70; count += 1) {
        const headers = { ...questions.click.headers, 'x-forwarded-for': `${address}${count}` }
        statuses.add((await visitor.ask('/api/outbound-clicks', { ...questions.click, headers })).status)
      }
      visitor.leave()
      return [...statuses]
    }
    // The rate limit is thirty per minute and replica.
    expect(await clickOften(30, '198.51.100.')).toEqual([204, 429])
    expect((await clickOften(31, '203.0.113.'))[0]).toBe(204)
  })
})

/** Headers of the page, without those of the connection. */
function listLastingHeaders({ headers }: Answer): string[][] {
  const ofConnection = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding']
  return Object.entries(headers)
    .filter(([name]) => !ofConnection.includes(name))
    .map(([name, value]) => [name, String(value)])
    .sort()
}

test.skipIf(!hasNginx())(
  'nginx keeps health to itself, and when both replicas are gone sends pages on, and a page of its own for what is live',
  async () => {
    const { proxy, replicas } = await setUp(nginx)
    const visitor = createVisitor(proxy.url, 50)
    expect((await visitor.ask('/readyz')).status).toBe(404)
    expect((await visitor.ask('/healthz')).status).toBe(404)
    await Promise.all(replicas.map((replica) => replica.stop()))
    expect((await visitor.ask('/steder')).status).toBe(200)
    const answer = await visitor.ask('/api/weather/svolvaer')
    expect(answer.status).toBe(502)
    expect(answer.headers['retry-after']).toBe('30')
    expect(readText(answer)).toContain('<p lang="de">')
    visitor.leave()
  },
)
