import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { hostileRequest } from '#server/testing/hostile-requests.ts'
import { prepareReplica } from './releases.ts'
import { createVisitor } from './visitors.ts'

// What memory the built guide takes while hostile requests come in from ever new addresses, over sockets, with its database open.
// `node bench/faults/hostile-memory.ts [requests]`, at most 300,000; settings of the environment (NODE_OPTIONS …) reach the guide.

const [, , count = '30000'] = process.argv
const total = Math.min(300_000, Number(count))
const steps = 6
const connections = 8

const folder = await mkdtemp(join(tmpdir(), 'hostile-memory-'))
const metricsPort = await findFreePort()
const replica = await prepareReplica({
  DATA_DIR: folder,
  METRICS_PORT: String(metricsPort),
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
  // Nothing listens there.
  MET_BASE_URL: 'http://127.0.0.1:9',
})
await replica.start(join(import.meta.dirname, '../..'))

let addresses = 0
const visitors = Array.from({ length: connections }, (_, number) => createVisitor(replica.url, number))

async function send(
  requests: readonly (typeof hostileRequest extends fc.Arbitrary<infer Request> ? Request : never)[],
) {
  const queue = requests.values()
  const work = visitors.map(async (visitor) => {
    for (const { method, url, headers, payload } of queue) {
      addresses += 1
      const { 'content-length': _length, expect: _expect, ...usual } = headers as Record<string, string>
      const from = `2001:db8:${(addresses >> 8).toString(16)}:${(addresses & 255).toString(16)}::1`
      // What a client refuses to send is left out, as are connections that the guide closes.
      await visitor
        .ask(String(url), {
          method: method as 'GET' | 'POST',
          headers: { ...usual, 'x-forwarded-for': from },
          body: typeof payload === 'string' ? payload : undefined,
        })
        .catch(() => undefined)
    }
  })
  await Promise.all(work)
}

/** Resolves with the memory figures of the guide, in MiB. */
async function readMemory(): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20)
  const [resident, heap, external] = ['process_resident_memory', 'nodejs_heap_size_used', 'nodejs_external_memory'].map(
    (name) => read(`${name}_bytes`),
  )
  return `${resident} MiB resident, ${heap} heap, ${external} external`
}

console.log(`${total} hostile requests over ${connections} connections, ${process.version}`)
console.log(`started: ${await readMemory()}`)
await fetch(`${replica.url}/rest/v1/hotel_images?hotel_id=eq.a`, { headers: { apikey: 'lofoten-guide-public-key' } })
console.log(`database open: ${await readMemory()}`)
for (let step = 1; step <= steps; step += 1) {
  const size = Math.ceil(total / steps)
  await send(fc.sample(hostileRequest, { numRuns: size, seed: step }))
  console.log(`after ${step * size}: ${await readMemory()}`)
}
for (const visitor of visitors) visitor.leave()
await replica.stop()
await rm(folder, { recursive: true })
