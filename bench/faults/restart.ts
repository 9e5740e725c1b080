import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { startPostgresServer } from '#server/testing/postgres-server.ts'
import { servicesOff } from '#server/testing/services-off.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { createVisitor, questions } from './visitors.ts'

// Measures the time from start after `kill -9` to a page and to the stored forecast while MET is down.
// Prints a line per database: median and worst of all rounds.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)
const project = join(import.meta.dirname, '../..')

const folder = await mkdtemp(join(tmpdir(), 'restart-'))
const postgres = await startPostgresServer()
const met = await startMetStub()
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
let clicks = 0
let asked = 0

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      ...servicesOff,
      ...{ HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent', MET_BASE_URL: met.url, TRUST_PROXY: 'true' },
      ...{ NODE_COMPILE_CACHE: join(folder, 'compiled'), DATA_DIR: join(folder, 'data') },
      ...settings,
    },
    stdio: 'ignore',
  })
}

/** Resolves with the ms from `since` until a path is answered 200. */
async function timeUntil(server: ChildProcess, path: string, since: number): Promise<number> {
  const visitor = createVisitor(url, 1)
  for (;;) {
    // From changing addresses, to stay below the rate limit.
    asked += 1
    const headers = { 'x-forwarded-for': `203.0.${Math.floor(asked / 250) % 250}.${asked % 250}` }
    const status = await visitor.ask(path, { headers }).then(
      (answer) => answer.status,
      () => null,
    )
    if (status === 200) break
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}: is the guide built?`)
    await wait(10)
  }
  visitor.leave()
  return performance.now() - since
}

/** Returns a process's processor time in ms, which is less affected by other programs than elapsed time. */
function readProcessorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name is in brackets and may contain anything; ticks are hundredths of a second.
  const [user, system] = fields
    .slice(fields.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return 10 * (Number(user) + Number(system))
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** Resolves with the status of a click from an address of its own. */
async function click(round: number): Promise<number> {
  clicks += 1
  const visitor = createVisitor(url, 2)
  const headers = { ...questions.click.headers, 'x-forwarded-for': `198.51.${round}.${clicks % 250}` }
  const body = JSON.stringify({ partner: 'hotels', page: '/de/fischerhütten/svolvaer', position: 1 })
  const { status } = await visitor.ask('/api/outbound-clicks', { method: 'POST', headers, body })
  visitor.leave()
  return status
}

async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const times: { page: number[]; forecast: number[]; work: number[] } = { page: [], forecast: [], work: [] }
  met.setFault(null)
  // Twice: the first start creates the database, which takes longer than a forecast waits to be stored.
  let server = start(settings)
  for (let warmUp = 0; warmUp < 2; warmUp += 1) {
    await timeUntil(server, '/api/weather/reine', 0)
    while ((await click(0)) !== 204) await wait(500)
    if (warmUp === 0) {
      await end(server, 'SIGTERM')
      server = start(settings)
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    while ((await click(round)) !== 204) await wait(100)
    for (let count = 0; count < 12; count += 1) await click(round)
    met.setFault({ kind: 'status', status: 503 })
    await end(server, 'SIGKILL')
    const since = performance.now()
    server = start(settings)
    const [page, forecast] = await Promise.all([
      timeUntil(server, '/', since),
      timeUntil(server, '/api/weather/reine', since),
    ])
    times.page.push(page)
    times.forecast.push(forecast)
    times.work.push(readProcessorTime(server.pid))
  }
  await end(server, 'SIGTERM')
  const formatTimes = (list: number[]): string => {
    const sorted = list.toSorted((one, other) => one - other)
    return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (${Math.round(sorted.at(-1) ?? 0)})`
  }
  console.log(`| ${name} | ${formatTimes(times.page)} | ${formatTimes(times.forecast)} | ${formatTimes(times.work)} |`)
}

try {
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds, median (worst)`,
  )
  await measure('SQLite', {})
  await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() })
} finally {
  await met.close()
  await postgres.remove()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
