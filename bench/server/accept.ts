import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { servingManifest } from '#contract/serving-manifest.ts'
import { loadSite } from '#server/http/pages/load-site.ts'
import { sendReadyAnswer } from '#server/http/ready-answer.ts'
import { readSettings } from '#server/settings.ts'
import { acceptEncoding, sendLoad } from './send-load.ts'

// What it costs pages that their addresses give Markdown too (`Vary: Accept`): the built site with and without its twins, in turns, asked as
// a browser asks. Needs a built site. `node bench/server/accept.ts`

const rounds = 60
const dist = join(import.meta.dirname, '../../dist')
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const request = { path: '/steder', headers: { accept, 'accept-encoding': acceptEncoding } }

async function serve(manifestFile: string): Promise<Server> {
  const { answers } = await loadSite(manifestFile, readSettings(process.env), console)
  const server = createServer((asked, response) => {
    const answer = answers.get(asked.url ?? '')
    if (answer) sendReadyAnswer(asked, response, answer)
    else response.writeHead(404).end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const manifest = servingManifest.parse(JSON.parse(await readFile(join(dist, 'serving.json'), 'utf8')))
const withoutTwins = join(dist, 'serving-without-twins.json')
const files = Object.fromEntries(Object.entries(manifest.files).filter(([path]) => !path.endsWith('.md')))
await writeFile(withoutTwins, JSON.stringify({ ...manifest, files }))
const servers = { before: await serve(withoutTwins), after: await serve(join(dist, 'serving.json')) }

const ratios: number[] = []
for (let round = 0; round <= rounds; round += 1) {
  const rates = { before: 0, after: 0 }
  for (const name of round % 2 ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
    const { port } = servers[name].address() as AddressInfo
    // Processor time, since other work on the machine changes it less than the rate; it includes the asking, which is alike.
    const started = process.cpuUsage()
    const { requests } = await sendLoad({ port, request, connections: 32, seconds: 0.25 })
    const { user, system } = process.cpuUsage(started)
    rates[name] = requests / (user + system)
  }
  // The first round warms up.
  if (round > 0) ratios.push(rates.after / rates.before)
}
ratios.sort((one, other) => one - other)
const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => ratios[Math.floor(rounds * share)]?.toFixed(2))
console.log(
  `${request.path} with Markdown at its address, to the same without: ${middle} (half of the rounds: ${low}–${high})`,
)
for (const server of Object.values(servers)) server.close()
await rm(withoutTwins)
