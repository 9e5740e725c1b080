import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startTodayStubs } from '#stubs/start-today-stubs.ts'
import {
  boundLoad,
  compareWith,
  describeRun,
  describeSameAnswer,
  measureInTurns,
  middleOf,
  printTable,
  type RunningServer,
  readMemory,
  type SameAnswer,
  startServer,
  stopServer,
  takeOwnCore,
} from './run-servers.ts'
import { acceptEncoding } from './send-load.ts'
import { nginx, startNginx, startPlainNginx } from './start-nginx.ts'

// Compares the guide, in turns, with node:http and Fastify sending the same bytes, with JSON.stringify per request, and
// behind nginx, as deploy/nginx/ has it, with an nginx that has the pages as files and node:http behind it. Needs a built site; uses nginx and wrk if installed.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
    connections: { type: 'string', default: '32' },
    encoding: { type: 'string', default: acceptEncoding },
    path: { type: 'string', multiple: true, default: ['/', '/steder', '/api/weather/svolvaer', '/api/today'] },
  },
})
const load = boundLoad(values)
const settleMs = 6000
const beforeGuide = 'nginx before the guide'
const beforeBare = 'plain nginx, before bare `node:http`'
const ports = { guide: 3291, bare: 3292, fastify: 3293, stringified: 3294, nginxGuide: 3295, nginxBare: 3296 }

async function readAnswer(path: string, encoding: string): Promise<SameAnswer> {
  const headers = { 'accept-encoding': encoding }
  const request = get({ host: '127.0.0.1', port: ports.guide, path, headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} is answered ${answer.statusCode}`)
  return describeSameAnswer(path, answer.headers, await buffer(answer))
}

function decode(body: string): Buffer {
  return Buffer.from(body, 'base64')
}

const isPinned = takeOwnCore()
const dataFolder = await mkdtemp(join(tmpdir(), 'guide-bench-'))
const services = await startTodayStubs('storm')
const running: RunningServer[] = []

async function start(
  name: keyof typeof ports,
  file: string,
  more: { environment?: Record<string, string>; input?: string },
): Promise<RunningServer> {
  const server = await startServer(file, { port: ports[name], ...more })
  running.push(server)
  return server
}

try {
  const guide = await start('guide', 'server/main.ts', {
    environment: { ...services.environment, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
  })
  await wait(settleMs)
  console.log(`guide just started, database not opened: ${readMemory(guide)} MiB`)
  const { encoding } = values
  const answers = await Promise.all(values.path.map((path) => readAnswer(path, encoding)))
  const isData = (path: string): boolean => path.startsWith('/api/')
  const data = await Promise.all(values.path.filter(isData).map((path) => readAnswer(path, 'identity')))
  const input = JSON.stringify(answers)
  const bare = await start('bare', 'bench/server/serve-bare.ts', { input })
  const fastify = await start('fastify', 'bench/server/serve-fastify.ts', { input })
  const stringified =
    data.length > 0 &&
    (await start('stringified', 'bench/server/serve-bare.ts', {
      input: JSON.stringify(data.map((answer) => ({ ...answer, isStringified: true }))),
    }))
  const proxies: Record<string, RunningServer> = {}
  if (nginx) {
    proxies[beforeGuide] = await startNginx({ port: ports.nginxGuide, server: guide, dataFolder })
    const pages = answers.filter(({ path }) => !isData(path))
    proxies[beforeBare] = await startPlainNginx({ port: ports.nginxBare, server: bare, dataFolder }, pages)
    running.push(...Object.values(proxies))
  } else console.log('nginx is not installed here, so nothing is measured behind it.')
  console.log(`${describeRun(load, isPinned)}, asking for ${encoding}, load ${loadavg()[0]?.toFixed(1)}`)
  // The first forecast creates a database, which takes seconds of processor time.
  if (data.length > 0) await wait(settleMs)
  const rows: (string | number)[][] = []
  for (const { path, body } of answers) {
    const servers: Record<string, RunningServer> = { guide, 'bare `node:http`': bare, 'bare Fastify': fastify }
    if (isData(path) && stringified) servers['… with `JSON.stringify`'] = stringified
    Object.assign(servers, proxies)
    const before = readMemory(guide)
    const results = await measureInTurns(servers, {
      request: { path, headers: { 'accept-encoding': encoding } },
      ...load,
    })
    console.log(`${path}: guide ${before} MiB before, ${readMemory(guide)} MiB after`)
    for (const [name, runs] of Object.entries(results)) {
      const ours = results[name === beforeBare ? beforeGuide : 'guide'] ?? []
      const isOurs = name === 'guide' || name === beforeGuide
      const ratio = isOurs ? { rate: '', work: '' } : compareWith(ours, runs)
      rows.push([
        name === 'guide' ? `\`${path}\`, ${decode(body).length.toLocaleString('en')} bytes` : '',
        name,
        Math.round(middleOf(runs, 'requestsPerSecond')).toLocaleString('en'),
        ...(['p50', 'p95', 'p99'] as const).map((key) => `${middleOf(runs, key).toFixed(2)} ms`),
        `${middleOf(runs, 'work').toFixed(1)} µs`,
        ratio.rate,
        ratio.work,
      ])
    }
  }
  printTable(['answer', 'server', 'requests/s', 'p50', 'p95', 'p99', 'work each', 'guide to it, rate', 'work'], rows)
  console.log(`\nload at the end ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await Promise.all(running.map(stopServer))
  await services.close()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
