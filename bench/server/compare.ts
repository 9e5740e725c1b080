import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import {
  boundLoad,
  compareWith,
  describeRun,
  describeSameAnswer,
  measureInTurns,
  middleOf,
  type RunningServer,
  readMemory,
  type SameAnswer,
  startServer,
  stopServer,
  takeOwnCore,
} from './run-servers.ts'
import { acceptEncoding, writeRequest } from './send-load.ts'

// Compares the guide's server with bare node:http and with bare Fastify that send the same bytes, in turns, on this
// machine only and for a bounded time. Needs a built site. Writes nothing that stays but its lines.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    path: { type: 'string', multiple: true, default: ['/', '/en', '/api/weather/svolvaer'] },
  },
})
const load = boundLoad(values)
const ports = { guide: 3191, bare: 3192, fastify: 3193 }

async function readAnswer(path: string): Promise<SameAnswer> {
  const headers = { 'accept-encoding': acceptEncoding }
  const request = get({ host: '127.0.0.1', port: ports.guide, path, headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} is answered ${answer.statusCode}`)
  return describeSameAnswer(path, answer.headers, await buffer(answer))
}

const isPinned = takeOwnCore()
// Forecasts are kept in a database.
const dataFolder = await mkdtemp(join(tmpdir(), 'guide-bench-'))
const stub = await startMetStub()
const running: RunningServer[] = []
async function start(
  name: keyof typeof ports,
  file: string,
  more: { environment?: Record<string, string>; input?: string },
) {
  const server = await startServer(file, { port: ports[name], ...more })
  running.push(server)
  return server
}
try {
  const guide = await start('guide', 'server/main.ts', {
    environment: { MET_BASE_URL: stub.url, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
  })
  const answers = await Promise.all(values.path.map(readAnswer))
  const input = JSON.stringify(answers)
  const servers = {
    guide,
    bare: await start('bare', 'bench/server/serve-bare.ts', { input }),
    fastify: await start('fastify', 'bench/server/serve-fastify.ts', { input }),
  }
  console.log(describeRun(load, isPinned))
  for (const { path, body } of answers) {
    const before = readMemory(guide)
    const results = await measureInTurns(servers, { request: writeRequest({ path }), ...load })
    console.log(
      `\n${path} (${Buffer.from(body, 'base64').length} bytes), guide ${before} MiB before, ${readMemory(guide)} MiB after`,
    )
    for (const [name, runs] of Object.entries(results)) {
      const { rate, work } = compareWith(runs, results.bare)
      console.log(
        `  ${name.padEnd(8)} ${middleOf(runs, 'requestsPerSecond').toFixed(0)} requests/s, ` +
          `p50 ${middleOf(runs, 'p50').toFixed(2)} ms, p99 ${middleOf(runs, 'p99').toFixed(2)} ms, ` +
          `${middleOf(runs, 'work').toFixed(1)} µs each; ratio to bare ${rate} by rate, ${work} by work`,
      )
    }
  }
} finally {
  await Promise.all(running.map(stopServer))
  await stub.close()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
