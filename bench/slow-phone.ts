import type { Browser, CDPSession, Page } from '@playwright/test'
import { lighthousePhone } from '#e2e/browser-path.ts'

/** What a tap took, in milliseconds: until the next frame was there, and what the page's thread worked. */
export interface Tap {
  wait: number
  script: number
  layout: number
  all: number
}

export interface SlowPhone {
  page: Page
  /** Slows the processor four times from now on, and begins to note how long taps wait. */
  slowDown(): Promise<void>
  /** Taps on what `target` finds first and resolves with what that took; throws if nothing is there. */
  tap(target: string): Promise<Tap>
  close(): Promise<void>
}

const slowdown = 4
/** Until what a tap sets going has ended, in milliseconds. */
const settled = 900

/** Resolves with a page at `url` on Lighthouse's phone, in `browser`, as on a first visit. */
export async function openOnSlowPhone(browser: Browser, url: string): Promise<SlowPhone> {
  const context = await browser.newContext({ ...lighthousePhone, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  const session = await context.newCDPSession(page)
  return {
    page,
    slowDown: async () => {
      // The time that the thread was working: a machine with other work does not change it much.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.evaluate(() => {
        const waits: number[] = []
        Object.assign(globalThis, { waits })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('interactionId' in entry && entry.interactionId) waits.push(entry.duration)
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
    },
    tap: (target) => tapOn(page, session, target),
    close: () => context.close(),
  }
}

async function tapOn(page: Page, session: CDPSession, target: string): Promise<Tap> {
  await page.locator(target).first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(settled)
  const box = await page.locator(target).first().boundingBox()
  if (!box) throw new Error(`There is no ${target}.`)
  const before = await readWork(session)
  await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits.splice(0))
  // Not by the locator, which looks into the page in the middle of the tap.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(settled)
  const after = await readWork(session)
  const wait = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { waits: number[] }).waits))
  const since = (what: keyof typeof after) => (after[what] - before[what]) * 1000
  return { wait, script: since('script'), layout: since('layout'), all: since('all') }
}

async function readWork(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const layout = secondsOf('LayoutDuration') + secondsOf('RecalcStyleDuration')
  return { script: secondsOf('ScriptDuration'), layout, all: secondsOf('TaskDuration') }
}
