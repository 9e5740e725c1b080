import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { LoadOptions, LoadResult } from './send-load.ts'

const summary = z.object({
  requests: z.number(),
  seconds: z.number(),
  errors: z.number(),
  ...{ p50: z.number(), p95: z.number(), p99: z.number() },
})

// Milliseconds, and all errors that wrk counts.
const formatSummary = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p95":%f,"p99":%f,"errors":%d}\\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`

// As in send-load.ts.
const fromMany = `
local asked = 0
request = function()
  asked = asked + 1
  local at = function(place) return 100 + math.floor(asked / place) % 100 end
  wrk.headers['x-forwarded-for'] = string.format('10.%d.%d.%d', at(10000), at(100), at(1))
  return wrk.format()
end
`

/** As `sendLoad`, with wrk in one thread, which takes less processor time than a JavaScript client. */
export async function sendLoadWithWrk(
  wrk: string,
  { port, request, connections, seconds }: LoadOptions,
): Promise<LoadResult> {
  const { path, headers, body, isFromMany = false } = request
  const folder = await mkdtemp(join(tmpdir(), 'guide-wrk-'))
  try {
    const script = join(folder, 'ask.lua')
    const asking = body === undefined ? '' : `wrk.method = 'POST'\nwrk.body = ${JSON.stringify(body)}\n`
    await writeFile(script, asking + (isFromMany ? fromMany : '') + formatSummary)
    const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const size = ['-t1', `-c${connections}`, `-d${Math.max(1, Math.round(seconds))}s`]
    const program = spawn(
      wrk,
      [...size, '--timeout', '30s', '-s', script, ...fields, `http://127.0.0.1:${port}${path}`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const output = await text(program.stdout)
    const { errors, seconds: took, ...counted } = summary.parse(JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? output))
    if (errors > 0) throw new Error(`${errors} requests for ${path} were not answered 200`)
    return { ...counted, requestsPerSecond: counted.requests / took }
  } finally {
    await rm(folder, { recursive: true })
  }
}
