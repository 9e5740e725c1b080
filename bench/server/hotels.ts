import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readGuide } from '#checks/read-guide.ts'
import { readBuiltSite } from '#checks/site/built-site.ts'
import { type PageWeight, weighPage } from '#checks/site/page-weight.ts'
import { hotelSortOrders } from '#contract/hotel-search.ts'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { servingManifest } from '#contract/serving-manifest.ts'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { openEmbeddedDatabase } from '#server/store/open-embedded-database.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import {
  boundLoad,
  compareWith,
  describeRun,
  describeSameAnswer,
  measureInTurns,
  median,
  middleOf,
  printTable,
  type RunningServer,
  readMemory,
  startServer,
  stopServer,
  takeOwnCore,
} from './run-servers.ts'
import { acceptEncoding } from './send-load.ts'

// Measures the live hotels with stubs: searches from memory, two hundred visitors with a slow partner, opening the
// embedded database, memory, script size of ranking pages. Needs a built site. Prints tables for bench/README.md.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '7' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', multiple: true, default: ['rate', 'slow', 'opening', 'memory', 'script'] },
  },
})
const load = boundLoad(values)
const { connections } = load
const ports = { guide: 4191, bare: 4192, barePlain: 4193, stringified: 4194 }
const visitors = 200
const partnerTakesMs = 3000
const requestsOfEachKind = 10_000
// Long enough for an idle garbage collection.
const settleMs = 5000

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
  /** From the request to the last byte. */
  milliseconds: number
}

/** As the page sends them. */
const searchHeaders = {
  apikey: defaultPublicKey,
  authorization: `Bearer ${defaultPublicKey}`,
  'content-type': 'application/json',
  origin: 'http://localhost:3000',
}
const withStringify = '… with `JSON.stringify`'
const searchPath = '/functions/v1/expedia-api'

function describeSearch({
  daysAhead = 1,
  sortOrder = 'RECOMMENDED',
  pageNumber = 1,
}: {
  daysAhead?: number
  sortOrder?: string
  pageNumber?: number
} = {}): string {
  const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return JSON.stringify({
    ...{ endpoint: 'search-hotels', useV6: true, location: 'Lofoten, Norway', pageSize: 10 },
    ...{ checkIn: dayAfter(daysAhead), checkOut: dayAfter(daysAhead + 2), adults: 2 },
    ...{ sortOrder, category: 'all', pageNumber },
  })
}

async function ask(
  agent: Agent,
  path: string,
  { body, headers = { 'accept-encoding': acceptEncoding } }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const startedAt = performance.now()
  const asking = request({
    ...{ host: '127.0.0.1', port: ports.guide, path, agent, method: body === undefined ? 'GET' : 'POST' },
    headers: body === undefined ? headers : { ...searchHeaders, ...headers, 'content-length': Buffer.byteLength(body) },
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const answered = await buffer(answer)
  const milliseconds = performance.now() - startedAt
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: answered, milliseconds }
}

function startGuide(dataFolder: string): Promise<RunningServer> {
  return startServer('server/main.ts', {
    port: ports.guide,
    environment: {
      ...{ HOST: '127.0.0.1', DATA_DIR: dataFolder, MET_BASE_URL: met.url, LOG_LEVEL: 'error', TRUST_PROXY: 'true' },
      ...{ ...partnerSettings, EXPEDIA_BASE_URL: expedia.url },
    },
  })
}

/** Measures a search from memory beside bare servers with the same body. */
async function measureRate(dataFolder: string): Promise<void> {
  const body = describeSearch()
  const running: RunningServer[] = []
  const startReference = async (port: number, answer: Answer, isStringified = false): Promise<RunningServer> => {
    const same = { ...describeSameAnswer(searchPath, answer.headers, answer.body), isStringified }
    const server = await startServer('bench/server/serve-bare.ts', { port, input: JSON.stringify([same]) })
    running.push(server)
    return server
  }
  try {
    const guide = await startGuide(dataFolder)
    running.push(guide)
    const agent = new Agent({ keepAlive: false })
    await ask(agent, searchPath, { body })
    const packed = await ask(agent, searchPath, { body })
    const plain = await ask(agent, searchPath, { body, headers: {} })
    if (packed.status !== 200 || packed.headers['content-encoding'] !== 'br' || plain.headers['content-encoding'])
      throw new Error('the search is not answered as expected')
    const stringified = await startReference(ports.stringified, plain, true)
    const rows: (string | number)[][] = []
    for (const kind of ['packed', 'plain'] as const) {
      const answer = { packed, plain }[kind]
      const servers: Record<string, RunningServer> = { guide }
      servers['bare `node:http`'] = await startReference(kind === 'packed' ? ports.bare : ports.barePlain, answer)
      // It never compresses.
      servers[withStringify] = stringified
      const headers = kind === 'packed' ? { 'accept-encoding': acceptEncoding, ...searchHeaders } : searchHeaders
      const results = await measureInTurns(servers, {
        request: { path: searchPath, headers, body, isFromMany: true },
        ...load,
      })
      const bare = results['bare `node:http`'] ?? []
      const unprepared = results[withStringify] ?? []
      for (const [name, runs] of Object.entries(results)) {
        const toBare = compareWith(runs, bare)
        const toStringified = compareWith(runs, unprepared)
        rows.push([
          name === 'guide' ? `${kind}, ${answer.body.length.toLocaleString('en')} bytes` : '',
          name,
          Math.round(middleOf(runs, 'requestsPerSecond')).toLocaleString('en'),
          `${middleOf(runs, 'p99').toFixed(2)} ms`,
          `${middleOf(runs, 'work').toFixed(1)} µs`,
          ...(runs === bare ? ['1', '1'] : [toBare.rate, toBare.work]),
          ...(runs === unprepared ? ['1', '1'] : [toStringified.rate, toStringified.work]),
        ])
      }
    }
    printTable(
      ['answer', 'server', 'requests/s', 'p99', 'work each', 'to bare, rate', 'work', 'to stringify, rate', 'work'],
      rows,
    )
  } finally {
    await Promise.all(running.map(stopServer))
  }
}

/** Sends two hundred concurrent visitors while the partner takes three seconds and nothing is cached. */
async function measureSlowPartner(newFolder: string, knownFolder: string): Promise<void> {
  const rows: (string | number)[][] = []
  let guide: RunningServer | undefined
  expedia.setFault({ kind: 'slow', delayMs: partnerTakesMs })
  async function sendVisitors(situation: string, daysAhead: number): Promise<void> {
    const asked = expedia.requests.length
    const agent = new Agent({ keepAlive: true, maxSockets: visitors })
    const answers = await Promise.all(
      Array.from({ length: visitors }, (_, visitor) =>
        ask(agent, searchPath, {
          body: describeSearch({ daysAhead, sortOrder: hotelSortOrders[visitor % hotelSortOrders.length] ?? '' }),
          // Each from an address of its own.
          headers: { 'x-forwarded-for': `192.0.2.${visitor}` },
        }),
      ),
    )
    agent.destroy()
    const whole = answers.filter(
      ({ status, body }) =>
        status === 200 && hotelSearchAnswer.parse(JSON.parse(String(body))).properties.length === 10,
    )
    const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const at = (share: number): string =>
      `${((times[Math.ceil(visitors * share) - 1] ?? Number.NaN) / 1000).toFixed(2)} s`
    rows.push([situation, expedia.requests.length - asked, whole.length, at(0.5), at(0.95), at(1)])
  }
  try {
    guide = await startGuide(newFolder)
    await sendVisitors('first start, database not made', 1)
    await stopServer(guide)
    guide = await startGuide(knownFolder)
    await sendVisitors('just started, database there', 5)
    await sendVisitors('running, another stay', 6)
  } finally {
    expedia.setFault(null)
    if (guide) await stopServer(guide)
  }
  printTable(
    [`partner takes 3 s, ${visitors} visitors`, 'asked of the partner', 'answered', 'p50', 'p95', 'longest'],
    rows,
  )
}

async function measureOpening(): Promise<void> {
  const times = { new: [] as number[], existing: [] as number[] }
  for (let round = 0; round < 5; round += 1) {
    const folder = await mkdtemp(join(base, 'opening-'))
    for (const kind of ['new', 'existing'] as const) {
      const startedAt = performance.now()
      const database = await openEmbeddedDatabase(folder)
      times[kind].push(performance.now() - startedAt)
      await database.close()
    }
    await rm(folder, { recursive: true })
  }
  printTable(
    ['embedded database', 'median of five', 'shortest', 'longest'],
    (['existing', 'new'] as const).map((kind) => [
      `opened in ${kind === 'new' ? 'a new' : 'an existing'} folder`,
      ...[median(times[kind]), Math.min(...times[kind]), Math.max(...times[kind])].map(
        (time) => `${Math.round(time)} ms`,
      ),
    ]),
  )
}

async function measureMemory(dataFolder: string): Promise<void> {
  const manifest = servingManifest.parse(JSON.parse(await readFile(join(projectFolder, 'dist/serving.json'), 'utf8')))
  const files = Object.entries(manifest.files)
  const notFound: string[] = Object.values(manifest.notFoundPages)
  const pages = files
    .filter(([path, { contentType }]) => contentType.startsWith('text/html') && !notFound.includes(path))
    .map(([path]) => encodeURI(path))
  const guide = await startGuide(dataFolder)
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const rows: (string | number)[][] = []
    const recordMemory = async (moment: string): Promise<void> => {
      await wait(settleMs)
      rows.push([moment, `${readMemory(guide)} MiB`])
    }
    await recordMemory('idle, database not opened')
    await ask(agent, searchPath, { body: describeSearch() })
    await recordMemory('idle, embedded database open')
    const searches = hotelSortOrders.flatMap((sortOrder) =>
      // As many stays as the partner's budget allows per minute, and their pages.
      Array.from({ length: 60 }, (_, index) =>
        describeSearch({ daysAhead: 1 + (index % 20), sortOrder, pageNumber: 1 + Math.floor(index / 20) }),
      ),
    )
    await askMany((index) => ask(agent, searchPath, { body: searches[index % searches.length] ?? '' }))
    await recordMemory(`after ${requestsOfEachKind.toLocaleString('en')} searches of ${searches.length} kinds`)
    await askMany((index) => ask(agent, `/api/weather/${weatherPlaceKeys[index % weatherPlaceKeys.length]}`))
    await askMany((index) => ask(agent, pages[index % pages.length] ?? '/'))
    await recordMemory(`after as many forecasts and pages besides`)
    agent.destroy()
    printTable(['memory of the guide', `${files.length} files, ${pages.length} pages`], rows)
  } finally {
    await stopServer(guide)
  }
}

/** Prints the compressed script and HTML of ranking pages before any interaction. */
async function weighScript(): Promise<void> {
  const site = await readBuiltSite(await readGuide())
  const rankings = ['bestHotels', 'bestRestaurants', 'bestActivities', 'bestCabins']
  printTable(
    ['ranking', 'script', 'HTML'],
    site.pages
      .filter(({ id }) => rankings.includes(id))
      .map((page): [string, PageWeight] => [page.path, weighPage(page, site.files)])
      .map(([path, { script, html }]) => [`\`${path}\``, script.toLocaleString('en'), html.toLocaleString('en')]),
  )
}

/** Sends all requests over the connections. Throws for any status but 200. */
async function askMany(askOne: (index: number) => Promise<Answer>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requestsOfEachKind) {
        const { status, body } = await askOne(next++)
        if (status !== 200) throw new Error(`answered ${status}: ${String(body).slice(0, 200)}`)
      }
    }),
  )
}

const projectFolder = join(import.meta.dirname, '../..')
const isPinned = takeOwnCore()
const base = await mkdtemp(join(tmpdir(), 'guide-bench-'))
const [expedia, met] = await Promise.all([startExpediaStub(), startMetStub()])
try {
  const formatLoad = (): string => loadavg()[0]?.toFixed(1) ?? ''
  console.log(`${describeRun(load, isPinned)}, load ${formatLoad()}`)
  const knownFolder = join(base, 'known')
  await (await openEmbeddedDatabase(knownFolder)).close()
  if (values.only.includes('rate')) await measureRate(knownFolder)
  if (values.only.includes('slow')) await measureSlowPartner(join(base, 'new'), knownFolder)
  if (values.only.includes('opening')) await measureOpening()
  if (values.only.includes('memory')) await measureMemory(knownFolder)
  if (values.only.includes('script')) await weighScript()
  console.log(`\nload at the end ${formatLoad()}`)
} finally {
  await Promise.all([expedia.close(), met.close()])
  await rm(base, { recursive: true, force: true, maxRetries: 5 })
}
