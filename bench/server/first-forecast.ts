import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbeddedDatabase } from '#server/store/open-embedded-database.ts'
import { startPostgresServer } from '#server/testing/postgres-server.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { median, printTable, startServer, stopServer, takeOwnCore } from './run-servers.ts'

// Measures the first visitor's wait for a forecast after a start, by database and content. Needs a built site.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Math.min(20, Number(values.rounds))
const port = 3295
const path = '/api/weather/reine'

takeOwnCore()
const base = await mkdtemp(join(tmpdir(), 'first-forecast-'))
const postgres = await startPostgresServer()
const met = await startMetStub()

/** Resolves with the ms from start to the first complete answer, and the number of requests to MET. */
async function measureStart(environment: Record<string, string>): Promise<{ milliseconds: number; asked: number }> {
  const guide = await startServer('server/main.ts', {
    port,
    environment: { HOST: '127.0.0.1', LOG_LEVEL: 'error', MET_BASE_URL: met.url, ...environment },
  })
  try {
    const askedBefore = met.requests.length
    const startedAt = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    await answer.arrayBuffer()
    const milliseconds = performance.now() - startedAt
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
    return { milliseconds, asked: met.requests.length - askedBefore }
  } finally {
    await stopServer(guide)
  }
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(base, 'data-'))
  await (await openEmbeddedDatabase(folder)).close()
  return folder
}

const known = await createFolder()
const DATABASE_URL = await postgres.createDatabase()
const situations: Record<string, () => Promise<Record<string, string>>> = {
  'embedded, to be created': async () => ({ DATA_DIR: await mkdtemp(join(base, 'new-')) }),
  'embedded, holds no forecast': async () => ({ DATA_DIR: await createFolder() }),
  'embedded, holds the forecast': async () => ({ DATA_DIR: known }),
  'PostgreSQL, holds no forecast': async () => ({ DATABASE_URL: await postgres.createDatabase() }),
  'PostgreSQL, holds the forecast': async () => ({ DATABASE_URL }),
}
try {
  console.log(`node ${process.version}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`)
  const rows: (string | number)[][] = []
  for (const [situation, prepare] of Object.entries(situations)) {
    if (situation.endsWith('holds the forecast')) await measureStart(await prepare())
    const starts: Awaited<ReturnType<typeof measureStart>>[] = []
    for (let round = 0; round < rounds; round += 1) starts.push(await measureStart(await prepare()))
    const times = starts.map(({ milliseconds }) => milliseconds)
    const asked = starts.reduce((sum, start) => sum + start.asked, 0)
    rows.push([situation, `${Math.round(median(times))} ms`, `${Math.round(Math.max(...times))} ms`, asked / rounds])
  }
  printTable(['database', 'first forecast', 'longest', 'questions to MET'], rows)
  console.log(`\nload at the end ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await met.close()
  await postgres.remove()
  await rm(base, { recursive: true, force: true, maxRetries: 5 })
}
