import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRequestMetrics } from '#server/operator/metrics/request-metrics.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import {
  boundLoad,
  compareWith,
  describeRun,
  measureInTurns,
  median,
  middleOf,
  type RunningServer,
  startServer,
  stopServer,
  takeOwnCore,
} from './run-servers.ts'
import { acceptEncoding } from './send-load.ts'

// Measures the cost of metrics: the guide with METRICS_PORT beside the guide without, in turns. Needs a built site.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
    connections: { type: 'string', default: '32' },
    path: { type: 'string', multiple: true, default: ['/steder', '/api/weather/svolvaer'] },
  },
})
const load = boundLoad(values)
const isPinned = takeOwnCore()
const dataFolder = await mkdtemp(join(tmpdir(), 'guide-bench-'))
const stub = await startMetStub()
const running: RunningServer[] = []

async function startGuide(name: string, port: number, more: Record<string, string> = {}): Promise<RunningServer> {
  const environment = { MET_BASE_URL: stub.url, DATA_DIR: join(dataFolder, name), LOG_LEVEL: 'warn', ...more }
  const server = await startServer('server/main.ts', { port, environment })
  running.push(server)
  return server
}

/** Returns the processor time in ns of recording one response, both clock reads included. */
function measureCounting(addresses: readonly string[]): number {
  const times = 3_000_000
  const { recordResponse } = createRequestMetrics()
  const handedOver = { headersSent: true, statusCode: 200 } as ServerResponse
  const run = (): number => {
    const before = process.cpuUsage().user
    for (let index = 0; index < times; index += 1) {
      const startedAt = performance.now()
      recordResponse(addresses[index % addresses.length] as string, handedOver, startedAt)
    }
    return ((process.cpuUsage().user - before) / times) * 1000
  }
  // Warm-up.
  run()
  return median([run(), run(), run()])
}

console.log(`counting itself: ${measureCounting(values.path).toFixed(0)} ns each`)
try {
  const servers = {
    uncounted: await startGuide('uncounted', 3197),
    counted: await startGuide('counted', 3198, { METRICS_PORT: '3199' }),
  }
  // Opens the weather store before measuring.
  for (const { port } of Object.values(servers)) await fetch(`http://127.0.0.1:${port}/api/weather/svolvaer`)
  console.log(describeRun(load, isPinned))
  for (const path of values.path) {
    const results = await measureInTurns(servers, {
      request: { path, headers: { 'accept-encoding': acceptEncoding } },
      ...load,
    })
    const { rate, work } = compareWith(results.counted, results.uncounted)
    const [uncounted, counted] = [results.uncounted, results.counted].map((runs) => ({
      rate: middleOf(runs, 'requestsPerSecond').toFixed(0),
      work: middleOf(runs, 'work').toFixed(1),
    }))
    console.log(
      `${path}: ${uncounted?.rate} requests/s uncounted (${uncounted?.work} µs each), ${counted?.rate} counted ` +
        `(${counted?.work} µs each); ratio ${rate} by rate, ${work} by work`,
    )
  }
} finally {
  await Promise.all(running.map(stopServer))
  await stub.close()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
