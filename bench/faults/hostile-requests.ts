import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { hostileRequest } from '#server/testing/hostile-requests.ts'
import { judgeAnswer } from '#server/testing/judge-answer.ts'

// Sends ten thousand hostile requests to every route: no unplanned failure, and no growth of memory.
// `node --expose-gc bench/faults/hostile-requests.ts [requests] [seed]`

const [, , count = '10000', seed = '20261122'] = process.argv
const collect = globalThis.gc
if (!collect) throw new Error('Run it with node --expose-gc, or the memory cannot be told.')

const { app, logged } = await buildExampleApp({ environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'error' } })
await app.ready()
const statuses = new Map<number, number>()
const wrong: string[] = []
const heaps: number[] = []
const [total, step] = [Number(count), Math.ceil(Number(count) / 5)]
const startedAt = performance.now()
// One at a time: a list of thousands would itself be the growth to be found.
for (let sent = 0; sent < total; sent += 1) {
  const [request] = fc.sample(hostileRequest, { numRuns: 1, seed: Number(seed) + sent })
  await nextTurn()
  const answer = await app.inject({ ...request, remoteAddress: `2001:db8:${(sent % 65_536).toString(16)}::1` })
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
  for (const what of judgeAnswer(request?.url, answer)) wrong.push(`${request?.method} ${request?.url}: ${what}`)
  if ((sent + 1) % step === 0) {
    // Twice, because finalizers of the first round may free more.
    collect()
    await nextTurn()
    collect()
    heaps.push(process.memoryUsage().heapUsed)
  }
}
const seconds = (performance.now() - startedAt) / 1000
const errors = logged.filter(({ level }) => Number(level) >= 50)
console.log(`${total} requests in ${seconds.toFixed(1)} s, seed ${seed}, ${process.version}`)
console.log(
  [...statuses]
    .sort()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', '),
)
console.log(`heap after each fifth: ${heaps.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', ')}`)
console.log(`wrong answers: ${wrong.length}, errors in the log: ${errors.length}`)
for (const line of [...wrong.slice(0, 10), ...errors.slice(0, 3).map((error) => JSON.stringify(error).slice(0, 500))])
  console.log(line)
// The limiters remember up to five thousand addresses each and are full after the first fifths.
const [settled = 0, last = 0] = [heaps.at(-2), heaps.at(-1)]
const grows = last > settled * 1.05
if (grows) console.log('The heap still grows.')
await app.close()
process.exitCode = wrong.length > 0 || errors.length > 0 || grows ? 1 : 0
