import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { servingManifest } from '#contract/serving-manifest.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { sendColdVisitors, steps } from './faults/cold-visitors.ts'
import { printTable, readMemory, startServer, stopServer, takeOwnCore } from './server/run-servers.ts'

// Two thousand concurrent visitors of a guide that has just started without data, with MET taking 1 s and Expedia 3 s.
// Needs a built site and enough file descriptors. faults/cold-visitors.test.ts is the small version.

const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '3' } },
})
const visitors = Math.min(5000, Number(values.visitors))
const rounds = Math.min(10, Number(values.rounds))
const ports = { guide: 3296, met: 3297, expedia: 3298 }

const manifestFile = join(import.meta.dirname, '../dist/serving.json')
const { files, notFoundPages } = servingManifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
const notFound: string[] = Object.values(notFoundPages)
const list = (isWanted: (path: string, contentType: string) => boolean): string[] =>
  Object.entries(files)
    .filter(([path, { contentType }]) => isWanted(path, contentType))
    .map(([path]) => encodeURI(path))
const pages = list((path, contentType) => contentType.startsWith('text/html') && !notFound.includes(path))
const hashedFiles = list((path) => path.startsWith('/_assets/'))

const isPinned = takeOwnCore()
console.log(
  `node ${process.version}, ${visitors} visitors, ${rounds} rounds, ${pages.length} pages, pinned: ${isPinned}, load ${loadavg()[0]?.toFixed(1)}`,
)
const rows: (string | number)[][] = []
for (let round = 1; round <= rounds; round += 1) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'guide-cold-'))
  const standIns = await startServer('bench/faults/serve-slow-stand-ins.ts', {
    port: ports.met,
    environment: { MET_DELAY_MS: '1000', EXPEDIA_DELAY_MS: '3000' },
  })
  const guide = await startServer('server/main.ts', {
    port: ports.guide,
    environment: {
      ...{ HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'error', TRUST_PROXY: 'true' },
      ...{ MET_BASE_URL: `http://127.0.0.1:${ports.met}/weatherapi` },
      ...{ ...partnerSettings, EXPEDIA_BASE_URL: `http://127.0.0.1:${ports.expedia}` },
    },
  })
  try {
    const before = readMemory(guide)
    const startedAt = performance.now()
    const { times, failures } = await sendColdVisitors({
      ...{ url: `http://127.0.0.1:${ports.guide}`, visitors, pages, files: hashedFiles },
    })
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `round ${round}: ${seconds.toFixed(1)} s in all; MET asked ${await countQuestions(ports.met)} times, ` +
        `Expedia ${await countQuestions(ports.expedia)}; guide ${before} MiB before, ${readMemory(guide)} MiB after`,
    )
    for (const [failure, count] of Object.entries(failures)) console.log(`  ${count} × ${failure}`)
    for (const step of steps) {
      const taken = times[step]
      const at = (share: number): string => `${((taken[Math.ceil(taken.length * share) - 1] ?? 0) / 1000).toFixed(2)} s`
      rows.push([step === 'page' ? round : '', step, taken.length, at(0.5), at(0.95), at(0.99), at(1)])
    }
  } finally {
    await stopServer(guide)
    await stopServer(standIns)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}
printTable(['round', 'asked for', 'answered', 'p50', 'p95', 'p99', 'longest'], rows)
console.log(`\nload at the end ${loadavg()[0]?.toFixed(1)}`)

async function countQuestions(standIn: number): Promise<number> {
  const asked = (await (await fetch(`http://127.0.0.1:${standIn}/__stub/requests`)).json()) as unknown[]
  return asked.length
}
