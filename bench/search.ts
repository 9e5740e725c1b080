import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { runnerImport } from 'vite'
import { findBrowser } from '#e2e/browser-path.ts'
import { composeDocument } from '#site/features/search/indexing/compose-document.ts'
import { type IndexDocument, writeIndex } from '#site/features/search/indexing/write-index.ts'

// Measures search: bytes and time from a keystroke to results, and indexing, for the guide and for a hundred times as
// many pages with unique words of their own. Needs a built site. `node bench/search.ts`

const growth = 100
const rounds = 5
/** Words of the original pages, so that both indexes have results. */
const queries = { first: 'reine', next: 'nordlys', slip: 'rienebringen' }
const wordsOfCopy = 40

const projectFolder = join(import.meta.dirname, '..')
const siteFolder = join(projectFolder, 'dist/site')

/** Returns the Norwegian pages as the build indexes them. */
async function readDocuments(): Promise<IndexDocument[]> {
  const { module } = await runnerImport<typeof import('#site/features/search/indexing/describe-page.ts')>(
    './site/features/search/indexing/describe-page.ts',
    { root: projectFolder, configFile: false, logLevel: 'warn' },
  )
  return Promise.all(
    module.listIndexedPages('no').map(async (page) => {
      const html = await readFile(join(siteFolder, `${decodeURI(page.href)}.html`), 'utf8')
      return { href: page.href, html: composeDocument(page, html, 'nb') }
    }),
  )
}

/** Yields copies of the pages, each with unique words, since a bigger guide has more names. */
function* multiply(documents: readonly IndexDocument[], times: number): Generator<IndexDocument> {
  const syllables = 'bal dro fis gim hov kvi lek mos nus ram sva tin una vik yst'.split(' ')
  let seed = 1
  const pick = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return syllables[seed % syllables.length] ?? ''
  }
  for (let copy = 0; copy < times; copy += 1) {
    for (const { href, html } of documents) {
      if (copy === 0) yield { href, html }
      else {
        const words = Array.from({ length: wordsOfCopy }, () => pick() + pick() + pick() + pick())
        yield { href: `${href}-${copy}`, html: html.replace('</body>', `<p>${words.join(' ')}</p></body>`) }
      }
    }
  }
}

async function makeIndex(documents: IndexDocument[]): Promise<{ folder: string; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'))
  const begunAt = performance.now()
  await writeIndex(documents, join(folder, 'pagefind'))
  return { folder, seconds: (performance.now() - begunAt) / 1000 }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built site with another index, compressed as in the guide, and counts what search fetches. */
async function serve(indexFolder: string): Promise<{ server: Server; url: string; takeCount: () => Traffic }> {
  let traffic: Traffic = { bytes: 0, requests: 0 }
  const server = createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://guide').pathname)
    const file = path.startsWith('/pagefind/') ? join(indexFolder, path) : join(siteFolder, path)
    try {
      const content = await readFile(extname(file) ? file : `${file}.html`)
      const isText = /^\.(html|js|css|json|svg)$/.test(extname(file) || '.html')
      const body = isText ? compress(file, content) : content
      if (/^\/(pagefind|search)\/|search-page-entry/.test(path)) {
        traffic.bytes += body.length
        traffic.requests += 1
      }
      response.writeHead(200, {
        'content-type': types[extname(file) || '.html'] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=3600',
        ...(isText ? { 'content-encoding': 'br' } : {}),
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const takeCount = () => {
    const counted = traffic
    traffic = { bytes: 0, requests: 0 }
    return counted
  }
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, takeCount }
}

interface Traffic {
  bytes: number
  requests: number
}

const compressed = new Map<string, Buffer>()

function compress(file: string, content: Buffer): Buffer {
  const known = compressed.get(file) ?? brotliCompressSync(content)
  compressed.set(file, known)
  return known
}

interface Cost extends Traffic {
  milliseconds: number
}

/** Runs a first search without cache, another one, and one with a typo. */
async function visit(browser: Browser, guide: Awaited<ReturnType<typeof serve>>): Promise<Record<string, Cost>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${guide.url}/sok`)
  guide.takeCount()
  const costs: Record<string, Cost> = {}
  for (const [name, query] of Object.entries(queries)) {
    const milliseconds = await page.evaluate(async (words) => {
      const field = document.querySelector<HTMLInputElement>('#search-words')
      const box = document.querySelector('[data-answer]')
      if (!field || !box) throw new Error('This is not the search page.')
      const begunAt = performance.now()
      // Focus loads the search code.
      field.focus()
      field.value = words
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const before = box.firstElementChild
      while (box.firstElementChild === before || !box.querySelector('.results')) {
        if (performance.now() - begunAt > 30_000) throw new Error(`No results for ${words}.`)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      return performance.now() - begunAt
    }, query)
    costs[name] = { milliseconds, ...guide.takeCount() }
  }
  await context.close()
  return costs
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const documents = await readDocuments()
const small = await makeIndex(documents)
const large = await makeIndex([...multiply(documents, growth)])
console.log(
  `index of ${documents.length} pages: ${small.seconds.toFixed(2)} s, ${Math.round(documents.length / small.seconds)} pages/s`,
)
console.log(
  `index of ${documents.length * growth} pages: ${large.seconds.toFixed(2)} s, ${Math.round((documents.length * growth) / large.seconds)} pages/s`,
)

const guides = [await serve(small.folder), await serve(large.folder)] as const
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const visits: [Record<string, Cost>, Record<string, Cost>][] = []
for (let round = 0; round < rounds; round += 1)
  visits.push([await visit(browser, guides[0]), await visit(browser, guides[1])])
for (const name of Object.keys(queries)) {
  const read = (which: 0 | 1, field: keyof Cost) => median(visits.map((pair) => pair[which][name]?.[field] ?? 0))
  const ratio = median(visits.map((pair) => (pair[1][name]?.milliseconds ?? 0) / (pair[0][name]?.milliseconds ?? 1)))
  for (const which of [0, 1] as const) {
    console.log(
      [
        name.padEnd(6),
        which === 0 ? `${documents.length} pages` : `${documents.length * growth} pages`,
        `${Math.round(read(which, 'milliseconds'))} ms`,
        `${read(which, 'bytes').toLocaleString('en')} bytes in ${read(which, 'requests')} requests`,
        which === 0 ? '' : `time ratio ${ratio.toFixed(2)}`,
      ].join(' | '),
    )
  }
}
await browser.close()
for (const { server } of guides) server.close()
for (const { folder } of [small, large]) await rm(folder, { recursive: true })
