import type { Browser, Page } from '@playwright/test'
import { lighthousePhone } from './browser-path.ts'
import { lendFonts } from './device-fonts.ts'

/** What moved on a page, by Chromium's own count (CLS without the windows of a session: all of it added up). */
export interface Shift {
  shift: number
  /** What moved, with where from and where to, for whoever mends it. */
  sources: string[]
}

/** 30 kB/s and 0.4 s to an answer. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 30_000, uploadThroughput: 30_000 }

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Opens a page on a phone as the first of a visit, with these fonts of a device, and waits until the guide's own are in use and what is live
 * on its first screen is there. `prepare` runs before.
 */
export async function measureShift(
  browser: Browser,
  url: string,
  fonts: Map<string, Buffer>,
  { line = 'quick', prepare }: { line?: 'quick' | 'slow'; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Shift> {
  const context = await browser.newContext({
    ...lighthousePhone,
    // The styles in the page are put together anew for other fonts; its policy has the hash of the ones as built.
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await lendFonts(page, url, fonts)
    await prepare?.(page)
    if (line === 'slow') {
      const phone = await context.newCDPSession(page)
      await phone.send('Network.enable')
      await phone.send('Network.emulateNetworkConditions', slowLine)
      await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    await page.addInitScript(() => {
      const seen: { value: number; source: string }[] = []
      Object.assign(globalThis, { seenShifts: seen })
      const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
        const element = node instanceof Element ? node : node?.parentElement
        const round = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
        return `${element?.tagName.toLowerCase()}.${element?.className} «${node?.textContent?.trim().slice(0, 40)}» ${round(from)} → ${round(to)}`
      }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          seen.push({ value: entry.value, source: entry.sources.map(describe).join(' | ') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.fonts === undefined &&
        !document.querySelector('script[type=after-paint], main [aria-busy="true"]'),
    )
    await page.waitForLoadState('networkidle')
    // Entries are told once a frame is over.
    await page.waitForTimeout(500)
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seenShifts: { value: number; source: string }[] }).seenShifts,
    )
    return {
      shift: seen.reduce((sum, { value }) => sum + value, 0),
      sources: seen.map(({ value, source }) => `${value.toFixed(4)} ${source}`),
    }
  } finally {
    await context.close()
  }
}
