import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'

// Measures painting of hero pictures with the processor slowed six times: longest task in main, raster and compositor
// threads, and longest gap between frames. Needs a built site. `node bench/pictures.ts`

const slowdown = 6

interface TraceEvent {
  name: string
  ph: string
  dur?: number
}

/** Trace events that paint. */
const paintingWork = [
  'Paint',
  'RasterTask',
  'Decode Image',
  'Draw LazyPixelRef',
  'Layerize',
  'Commit',
  'UpdateLayerTree',
]

/** Resolves with the longest event of each kind during `work`, in ms. */
async function trace(page: Page, work: () => Promise<void>): Promise<Map<string, number>> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser gives no trace.')
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { categories: 'devtools.timeline,cc,viz', transferMode: 'ReportEvents' })
  await work()
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  const longest = new Map<string, number>()
  for (const { name, ph, dur = 0 } of events)
    if (ph === 'X' && paintingWork.includes(name)) longest.set(name, Math.max(longest.get(name) ?? 0, dur / 1000))
  return longest
}

/** Resolves with the longest gap between frames during `work`, in ms. */
async function longestFrame(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const gaps: number[] = []
    let before = performance.now()
    const next = (now: number) => {
      gaps.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { gaps })
  })
  await work()
  return page.evaluate(() => Math.max(...(window as unknown as { gaps: number[] }).gaps))
}

const guide = await startGuide()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const rows: Record<string, Record<string, string>> = {}
for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  const page = await browser.newPage({ viewport })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const opening = await trace(page, async () => {
    await page.goto(guide.url)
    await page.waitForTimeout(2500)
  })
  const formatTimes = (longest: Map<string, number>) =>
    [...longest].map(([kind, milliseconds]) => `${kind} ${milliseconds.toFixed(1)}`).join(', ')
  rows[`${name}: first paint`] = { longest: formatTimes(opening) }
  const buttons = page.locator('[data-show]')
  // The first round fetches the pictures; the second paints from memory.
  for (let round = 0; round < 2; round++)
    for (let index = 1; index <= 4; index++) {
      const chosen = buttons.nth(index % 4)
      const scene = await chosen.getAttribute('data-show')
      let frame = 0
      const changing = await trace(page, async () => {
        frame = await longestFrame(page, async () => {
          await chosen.click()
          await page.waitForTimeout(900)
        })
      })
      rows[`${name}: to ${scene}, round ${round + 1}`] = { frame: frame.toFixed(1), longest: formatTimes(changing) }
    }
  await page.close()
}
console.table(rows)
await browser.close()
await guide.stop()
