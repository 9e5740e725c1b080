import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser, lighthousePhone } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { median } from './server/run-servers.ts'

// How long pages keep a slow phone busy while they start: what tasks after the first paint take over 50 ms (TBT), the processor slowed
// four times as Lighthouse reckons it, from the time that the thread was working: a machine with other work does not change it much.
// `--built` names copies of the project that are built, to be measured in turns.
// `node bench/start-work.ts [--rounds 7] [--path /reiseinfo/vaer …] [--built . --built ../before] [--tasks]`

const slowdown = 4
const longTaskMs = 50

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    path: { type: 'string', multiple: true, default: ['/reiseinfo/vaer', '/beste-hoteller', '/reiseinfo/kart'] },
    built: { type: 'string', multiple: true, default: ['.'] },
    tasks: { type: 'boolean', default: false },
  },
})

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: Record<string, unknown>; fileName?: string }
}

interface Task {
  /** After the first paint. */
  at: number
  work: number
  /** The longest pieces in it. */
  parts: string
}

const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, chromiumSandbox: false })
const expedia = await startExpediaStub()
const environment = { ...partnerSettings, EXPEDIA_BASE_URL: expedia.url }
const guides = await Promise.all(
  values.built.map(async (name) => ({ name, guide: await startGuide({ environment, builtFolder: resolve(name) }) })),
)
try {
  for (const path of values.path) {
    const results = guides.map(({ name, guide }) => ({
      name,
      url: guide.url + encodeURI(path),
      rounds: [] as Task[][],
    }))
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const { url, rounds } of results) rounds.push(await traceStart(browser, url))
    for (const { name, rounds } of results) {
      const blocking = rounds.map(sumBlocking)
      const all = rounds.map((tasks) => tasks.reduce((sum, { work }) => sum + work, 0) * slowdown)
      console.log(
        `${path} ${name}: blocking ${median(blocking)} ms (${Math.min(...blocking)}–${Math.max(...blocking)}), work ${Math.round(median(all))} ms`,
      )
      if (!values.tasks) continue
      const [quickest] = rounds.toSorted((one, other) => sumBlocking(one) - sumBlocking(other))
      for (const { at, work, parts } of quickest ?? [])
        if (work * slowdown > longTaskMs / 2)
          console.log(`    at ${Math.round(at)} ms: ${Math.round(work * slowdown)} ms ${parts}`)
    }
  }
} finally {
  for (const { guide } of guides) await guide.stop()
  await expedia.close()
  await browser.close()
}

function sumBlocking(tasks: Task[]): number {
  return Math.round(tasks.reduce((sum, { work }) => sum + Math.max(0, work * slowdown - longTaskMs), 0))
}

async function traceStart(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({ ...lighthousePhone, serviceWorkers: 'block' })
  const page = await context.newPage()
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'loading',
      'v8',
      'blink.user_timing',
      'disabled-by-default-devtools.timeline',
    ],
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.fonts === undefined)
  await page.waitForTimeout(2500)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  return readTasks(trace.traceEvents, new URL(url).pathname)
}

function readTasks(events: TraceEvent[], path: string): Task[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${path} was not painted.`)
  const onThread = events.filter(({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X')
  const tasks = onThread
    .filter(({ name, ts, dur = 0 }) => /RunTask$/.test(name) && ts + dur > paint.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  let endOfLast = 0
  // A task is noted twice, by who queued it and by who ran it.
  const outermost = tasks.filter(({ ts, dur = 0 }) => {
    const isInside = ts + dur <= endOfLast
    endOfLast = Math.max(endOfLast, ts + dur)
    return !isInside
  })
  return outermost.map((task) => {
    const end = task.ts + (task.dur ?? 0)
    const parts = onThread
      .filter(({ name, ts, dur = 0 }) => !/RunTask$/.test(name) && ts >= task.ts && ts + dur <= end && dur > 1500)
      .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
      .slice(0, 6)
      .map(({ name, tdur = 0, args }) => {
        const where = args.data?.url ?? args.fileName ?? args.data?.functionName ?? ''
        return `${name} ${(tdur / 1000).toFixed(1)} ${String(where).replace(/^.*\//, '')}`.trim()
      })
    return { at: (task.ts - paint.ts) / 1000, work: (task.tdur ?? task.dur ?? 0) / 1000, parts: parts.join(', ') }
  })
}
