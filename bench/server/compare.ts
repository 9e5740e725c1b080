import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { type LoadResult, sendLoad } from './send-load.ts'

// Compares the guide's server with bare node:http and with bare Fastify that send the same bytes, in turns, on this
// machine only and for a bounded time. Needs a built site. Writes nothing but its lines.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    path: { type: 'string', multiple: true, default: ['/', '/en', '/api/weather/svolvaer'] },
  },
})
const seconds = Math.min(30, Number(values.seconds))
const rounds = Math.min(20, Number(values.rounds))
const connections = Math.min(256, Number(values.connections))
const projectFolder = join(import.meta.dirname, '../..')
const ports = { guide: 3191, bare: 3192, fastify: 3193 }
type ServerName = keyof typeof ports
/** `work` is processor time per request in microseconds. */
type Measured = LoadResult & { work: number }

// With two cores, one serves and one asks; otherwise both would share whichever the system likes.
const pinning = ['/usr/bin/taskset', '/bin/taskset'].find((file) => existsSync(file))
if (pinning) execFileSync(pinning, ['-p', '-c', '1', String(process.pid)], { stdio: 'ignore' })

function start(name: ServerName, file: string, environment: Record<string, string> = {}): ChildProcess {
  const command = [process.execPath, join(projectFolder, file)]
  const [program = '', ...parameters] = pinning ? [pinning, '-c', '0', ...command] : command
  return spawn(program, parameters, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(ports[name]), ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

async function untilReady(server: ChildProcess): Promise<void> {
  for await (const line of server.stdout ?? []) if (String(line).includes('ready')) return
  throw new Error('a server ended before it was ready')
}

async function readAnswer(path: string): Promise<{ path: string; headers: string[]; body: string }> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const request = get({ host: '127.0.0.1', port: ports.guide, path, headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  if (answer.statusCode !== 200) throw new Error(`${path} is answered ${answer.statusCode}`)
  // Node writes these three itself, also in the reference.
  const own = ['date', 'connection', 'keep-alive']
  const fields = Object.entries(answer.headers).filter(([name]) => !own.includes(name)) as [string, string][]
  return { path, headers: fields.flat(), body: Buffer.concat(chunks).toString('base64') }
}

function readMemory({ pid }: ChildProcess): string {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return `${Math.round(Number(kilobytes) / 1024)} MiB`
}

/** Microseconds of processor time so far. Beside the rate, because other work on the machine slows a server without making it work more. */
function readProcessorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticksPerSecond = 100
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

const stub = await startMetStub()
const servers: Partial<Record<ServerName, ChildProcess>> = {}
try {
  servers.guide = start('guide', 'server/main.ts', { MET_BASE_URL: stub.url, LOG_LEVEL: 'warn' })
  await untilReady(servers.guide)
  const answers = await Promise.all(values.path.map(readAnswer))
  for (const name of ['bare', 'fastify'] as const) {
    const server = start(name, `bench/server/serve-${name}.ts`)
    servers[name] = server
    server.stdin?.end(JSON.stringify(answers))
    await untilReady(server)
  }
  console.log(
    `node ${process.version}, ${connections} connections, ${rounds} rounds of ${seconds} s, pinned: ${pinning !== undefined}`,
  )
  for (const { path, body } of answers) {
    const before = readMemory(servers.guide)
    const results: Record<ServerName, Measured[]> = { guide: [], bare: [], fastify: [] }
    for (let round = 0; round < rounds; round += 1) {
      // The order turns round by round, so that no server always has the same neighbour.
      const order = Object.keys(ports) as ServerName[]
      for (const name of round % 2 === 0 ? order : order.toReversed()) {
        await sendLoad({ port: ports[name], path, connections, seconds: 0.5 })
        const server = servers[name] as ChildProcess
        const workBefore = readProcessorTime(server)
        const result = await sendLoad({ port: ports[name], path, connections, seconds })
        results[name].push({ ...result, work: (readProcessorTime(server) - workBefore) / result.requests })
      }
    }
    console.log(
      `\n${path} (${Buffer.from(body, 'base64').length} bytes), guide ${before} before, ${readMemory(servers.guide)} after`,
    )
    for (const name of Object.keys(ports) as ServerName[]) {
      const runs = results[name]
      const middle = (key: keyof Measured) => median(runs.map((run) => run[key]))
      const against = (ratioOf: (run: Measured, bare: Measured) => number) => {
        const ratios = runs.map((run, index) => ratioOf(run, results.bare[index] as Measured))
        return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
      }
      const rate = against((run, bare) => run.requestsPerSecond / bare.requestsPerSecond)
      const work = against((run, bare) => bare.work / run.work)
      console.log(
        `  ${name.padEnd(8)} ${middle('requestsPerSecond').toFixed(0)} requests/s, p50 ${middle('p50').toFixed(2)} ms, ` +
          `p99 ${middle('p99').toFixed(2)} ms, ${middle('work').toFixed(1)} µs each; ` +
          `ratio to bare ${rate} by rate, ${work} by work`,
      )
    }
  }
} finally {
  for (const server of Object.values(servers)) server.kill()
  await stub.close()
}
