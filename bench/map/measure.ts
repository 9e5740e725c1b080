import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build, runnerImport } from 'vite'
import { findBrowser } from '#e2e/browser-path.ts'
import type { CategoryChoice } from '#site/features/map/categories.ts'
import { startTileStub } from '#stubs/tiles/start-tile-stub.ts'
import type { Given } from './bench-page.ts'
import { makePoints } from './make-points.ts'

// Measures the map in the browser (first marker, category change, move, zoom) for the guide's map, the map alone, and
// plain Leaflet markers over tiles from the local stand-in. `--phone`: 390 pixels wide, with the processor slowed four times.
// `node bench/map/measure.ts [--rounds 5] [--count 200 --count 20000] [--phone]`

const projectFolder = join(import.meta.dirname, '../..')
const variants = { guide: 'guide-page.tsx', map: 'component-page.tsx', plain: 'plain-page.ts' } as const
type Variant = keyof typeof variants
const variantNames = Object.keys(variants) as Variant[]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    phone: { type: 'boolean', default: false },
    count: { type: 'string', multiple: true, default: ['200', '2000', '20000'] },
  },
})
const rounds = Number(values.rounds)
const counts = values.count.map(Number)

interface Bundle {
  script: string
  styles: string
  /** Coast and fonts. */
  assets: { fileName: string; source: string | Uint8Array }[]
}

/** Bundles a page as the guide's; styles go into the head. */
async function bundlePage(variant: Variant): Promise<Bundle> {
  const styles = ['fonts', 'tokens', 'base', 'prose', 'controls']
  const entry = 'virtual:bench-page'
  const output = await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bench-page',
        resolveId: (id) => (id === entry ? join(projectFolder, 'bench/map/entry-of-page.ts') : undefined),
        load: (id) =>
          id.endsWith('entry-of-page.ts')
            ? [
                ...styles.map((name) => `import '#site/styles/${name}.css'`),
                `import ${JSON.stringify(join(import.meta.dirname, variants[variant]))}`,
              ].join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = files.find((file) => file.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error(`Nothing was built for ${variant}.`)
  const assets = files.filter((file) => file.type === 'asset')
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  return { script: script.code, styles: sheets.map(({ source }) => source).join('\n'), assets }
}

/** Reads the page's other props as the guide's own page does. */
async function readSurroundings(): Promise<Omit<Given, 'points' | 'tileUrl'>> {
  const read = async <Module>(path: string) =>
    (await runnerImport<Module>(path, { root: projectFolder, configFile: false, logLevel: 'warn' })).module
  const [{ listDistanceVillages }, { listMapNames }, { pickWords }, { mapWords }] = await Promise.all([
    read<typeof import('#site/features/map/list-distance-villages.ts')>(
      './site/features/map/list-distance-villages.ts',
    ),
    read<typeof import('#site/content/model/map-name-queries.ts')>('./site/content/model/map-name-queries.ts'),
    read<typeof import('#site/i18n/translate.ts')>('./site/i18n/translate.ts'),
    read<typeof import('#site/features/map/map-words.ts')>('./site/features/map/map-words.ts'),
  ])
  return { villages: listDistanceVillages(), names: listMapNames('no'), words: pickWords('no', mapWords) }
}

interface Served {
  type: string
  body: string | Uint8Array
}

const types: Record<string, string> = { '.json': 'application/json', '.woff2': 'font/woff2' }

async function serve(files: ReadonlyMap<string, Served>): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://bench').pathname)
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Runs before the page's script; records when the background is painted: the guide's own map, or the first tile. */
function watchBackground(): void {
  const look = () => {
    if (document.querySelector('.leaflet-map:not(.is-clear) .leaflet-own-map-pane canvas, .leaflet-tile-loaded'))
      window.backgroundMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs before the page's script; records when the first marker is painted. */
function watchFirstMarker(): void {
  const look = () => {
    if (!document.querySelector('.map-marker, .map-group')) {
      requestAnimationFrame(look)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      window.firstMarkerMs = performance.now()
    }
    // The message arrives after the frame is painted.
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

interface Taken {
  /** After script, style and layout, in ms. */
  done: number
  /** After the next frame, in ms. */
  painted: number
  /** Processor time of the main thread in ms, paint included; less affected by other programs. */
  work: number
}

type Step = { kind: 'category'; choice: CategoryChoice } | { kind: 'move' | 'zoom'; by: 1 | -1 } | { kind: 'nothing' }

/** Runs in the page: performs a step and returns its times. Relies on the guide's marker classes. */
function take(step: Step): Promise<Omit<Taken, 'work'>> {
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const isDone = () => {
    if (step.kind !== 'category' || step.choice === 'all') return true
    const markers = [...document.querySelectorAll('.map-marker, .map-group')]
    return markers.length > 0 && markers.every(({ classList }) => classList.contains(`of-${step.choice}`))
  }
  return (async () => {
    const begunAt = performance.now()
    if (step.kind === 'category') window.benchPage.chooseCategory(step.choice)
    else if (step.kind !== 'nothing') window.benchPage[step.kind](step.by)
    await turn()
    while (!isDone()) {
      if (performance.now() - begunAt > 60_000) throw new Error(`Nothing came of ${JSON.stringify(step)}.`)
      await turn()
    }
    document.body.getBoundingClientRect()
    const done = performance.now() - begunAt
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await turn()
    return { done, painted: performance.now() - begunAt }
  })()
}

const categories = ['beach', 'hotel', 'all', 'restaurant', 'parking', 'all', 'charger', 'all'] as const
const steps = [1, -1, 1, -1] as const

const kinds = ['first', 'drawn', 'script', 'nothing', 'category', 'all', 'move', 'zoom'] as const
type Figures = Record<(typeof kinds)[number], Taken[]>
/** Milliseconds between frames, and bytes that script holds at the end. */
interface Frames {
  drag: number[]
  zoom: number[]
  heap: number[]
}

interface Visit {
  page: Page
  /** Returns processor time of the main thread in ms. */
  readWork: () => Promise<number>
  /** Returns the bytes that script holds once what it no longer needs is collected. */
  readHeap: () => Promise<number>
}

async function open(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    viewport: values.phone ? { width: 390, height: 844 } : { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(600_000)
  page.on('pageerror', (error) => console.error(error))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text())
  })
  await page.addInitScript(watchFirstMarker)
  await page.addInitScript(watchBackground)
  const protocol = await context.newCDPSession(page)
  if (values.phone) await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readMetric = async (wanted: string) => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  }
  const readWork = async () => 1000 * (await readMetric('TaskDuration'))
  const readHeap = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    return readMetric('JSHeapUsedSize')
  }
  return { page, readWork, readHeap }
}

/** Returns the time between frames while something is done. */
async function watchFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    window.frameTimes = []
    const note = (time: number) => {
      window.frameTimes?.push(time)
      if (window.frameTimes) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await act()
  const times = await page.evaluate(() => {
    const taken = window.frameTimes ?? []
    window.frameTimes = undefined
    return taken
  })
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

/** Drags the map to and fro with the mouse. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox()
  if (!box) throw new Error('There is no map to drag.')
  const y = box.y + 20
  await page.mouse.move(box.x + box.width - 40, y)
  await page.mouse.down()
  for (const to of [40, box.width - 40, 40]) await page.mouse.move(box.x + to, y, { steps: 30 })
  await page.mouse.up()
}

/** Milliseconds in which a zoom and what it draws are over, on a slow phone too. */
const zoomMs = 1_500

/** Zooms in and out twice. */
async function zoomToAndFro(page: Page): Promise<void> {
  for (const by of steps) {
    await page.evaluate((levels) => window.benchPage.zoom(levels), by)
    await page.waitForTimeout(zoomMs)
  }
}

/** Opens a page and performs every step; `isBrief` skips repetitions. */
async function measure(
  browser: Browser,
  address: string,
  figures: Figures,
  frames: Frames,
  isBrief: boolean,
): Promise<void> {
  const { page, readWork, readHeap } = await open(browser)
  await page.goto(address, { waitUntil: 'commit' })
  const marker = await page.waitForFunction(() => window.firstMarkerMs, undefined, { polling: 100 })
  const painted = (await marker.jsonValue()) ?? Number.NaN
  figures.first.push({ done: painted, painted, work: await readWork() })
  const background = await page.waitForFunction(() => window.backgroundMs, undefined, { polling: 100 })
  const drawn = (await background.jsonValue()) ?? Number.NaN
  const work = await readWork()
  figures.drawn.push({ done: drawn, painted: drawn, work })
  const script = drawn - (await page.evaluate(() => window.scriptMs))
  figures.script.push({ done: script, painted: script, work })
  // Pieces of the map and tiles must not affect the other figures.
  await page.waitForLoadState('networkidle')

  const record = async (kind: keyof Figures, step: Step) => {
    const before = await readWork()
    const times = await page.evaluate(take, step)
    figures[kind].push({ ...times, work: (await readWork()) - before })
  }
  for (let index = 0; index < 4; index += 1) await record('nothing', { kind: 'nothing' })
  for (const choice of isBrief ? categories.slice(0, 3) : categories)
    await record(choice === 'all' ? 'all' : 'category', { kind: 'category', choice })
  for (const kind of ['move', 'zoom'] as const)
    for (const by of isBrief ? steps.slice(0, 1) : steps) await record(kind, { kind, by })
  frames.drag.push(...(await watchFrames(page, () => drag(page))))
  if (!isBrief) frames.zoom.push(...(await watchFrames(page, () => zoomToAndFro(page))))
  frames.heap.push(await readHeap())
  await page.context().close()
}

const sort = (numbers: number[]) => numbers.toSorted((one, other) => one - other)
const median = (numbers: number[]) => sort(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN

const tiles = await startTileStub()
// Before any module of the guide is loaded, after which Vite builds for development.
const bundles: [Variant, Bundle][] = []
for (const variant of variantNames) bundles.push([variant, await bundlePage(variant)])
const surroundings = await readSurroundings()
const villages = surroundings.villages.map(({ coordinates }) => coordinates)
const served = new Map<string, Served>()
for (const [variant, { script, styles, assets }] of bundles) {
  for (const { fileName, source } of assets)
    served.set(`/${fileName}`, { type: types[extname(fileName)] ?? 'application/octet-stream', body: source })
  for (const count of counts) {
    const given: Given = { ...surroundings, points: makePoints(count, villages), tileUrl: tiles.url }
    served.set(`/${variant}/${count}`, {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="nb"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${variant}</title>
<style>@layer base,ui,features;${styles}</style></head><body><div class="wrap map-page" id="root"></div>
<script type="application/json" id="given">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>
<script type="module">window.scriptMs=performance.now();${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
    })
  }
}
const { server, url } = await serve(served)
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
for (const count of counts) {
  const figures = Object.fromEntries(
    variantNames.map((variant) => [variant, Object.fromEntries(kinds.map((kind) => [kind, []]))]),
  ) as unknown as Record<Variant, Figures>
  const frames = Object.fromEntries(
    variantNames.map((variant) => [variant, { drag: [], zoom: [], heap: [] }]),
  ) as unknown as Record<Variant, Frames>
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variantNames) {
      // Plain markers in these numbers take minutes.
      const isBrief = variant === 'plain' && count >= 10_000
      if (!isBrief || round === 0)
        await measure(browser, `${url}/${variant}/${count}`, figures[variant], frames[variant], isBrief)
    }
  }
  for (const kind of kinds) {
    for (const variant of variantNames) {
      const read = (field: keyof Taken, of: Variant = variant) => figures[of][kind].map((taken) => taken[field])
      const ratio = (field: keyof Taken) => (median(read(field)) / median(read(field, 'plain'))).toFixed(3)
      const milliseconds = (number: number) => number.toFixed(1).padStart(8)
      console.log(
        [
          String(count).padStart(6),
          kind.padEnd(8),
          variant.padEnd(6),
          `work ${milliseconds(median(read('work')))} (at most ${milliseconds(Math.max(...read('work')))})`,
          `done ${milliseconds(median(read('done')))}`,
          `painted ${milliseconds(median(read('painted')))}`,
          `to plain: work ${ratio('work')}, painted ${ratio('painted')}`,
        ].join(' | '),
      )
    }
  }
  for (const variant of variantNames) {
    for (const kind of ['drag', 'zoom'] as const) {
      const of = frames[variant][kind]
      const late = of.filter((ms) => ms > 50).length
      console.log(
        `${String(count).padStart(6)} | ${kind} | ${variant} | median ${median(of).toFixed(1)} ms, longest ${Math.max(...of).toFixed(1)} ms, ` +
          `${late} of ${of.length} frames over 50 ms`,
      )
    }
    console.log(
      `${String(count).padStart(6)} | heap | ${variant} | ${(median(frames[variant].heap) / 2 ** 20).toFixed(1)} MiB`,
    )
  }
}
await browser.close()
server.close()
await tiles.close()
