import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { languageKeys } from '#contract/languages.ts'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { type HeaviestPage, listHeaviestPages } from './heaviest-pages.ts'
import { median } from './server/run-servers.ts'
import { openOnSlowPhone } from './slow-phone.ts'

// How long a tap waits for the next frame on the heaviest page of every kind, the processor slowed four times: on the first of each sort
// of button, fold, tab, tick and field that is in sight when the page has come to rest. Goal 200 ms (INP). Needs a built site.
// `node bench/taps.ts [--rounds 3] [--most 8] [--kind hotels …] [--language no …]`; languages take turns where none is named.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    most: { type: 'string', default: '8' },
    kind: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', multiple: true, default: [] },
  },
})
const goal = 200
/** Links lead away from the page, so they are left out. */
const controls = 'summary, button, [role=tab], select, input:not([type=hidden], [type=submit])'

/** Resolves with a selector for the first of each sort of control on `page`: those of one tag, role and class are of one sort. */
async function markControls(page: Page, most: number): Promise<string[]> {
  const names = await page.evaluate(
    ([wanted, limit]) => {
      const sorts = new Set<string>()
      const named: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        const sort = [
          element.tagName,
          element.getAttribute('role'),
          element.className,
          element.parentElement?.className,
        ].join()
        if (sorts.has(sort) || named.length >= limit || !element.checkVisibility({ visibilityProperty: true })) continue
        if (element.matches(':disabled') || element.getBoundingClientRect().width < 8) continue
        sorts.add(sort)
        element.dataset.tapped = String(named.length)
        named.push(element.textContent.trim().slice(0, 30) || element.getAttribute('aria-label') || element.tagName)
      }
      return named
    },
    [controls, most] as const,
  )
  return names
}

/** Returns the pages to measure: of every kind one, in the languages by turns unless languages are named. */
function chooseLanguages(pages: readonly HeaviestPage[]): HeaviestPage[] {
  if (values.language.length > 0) return [...pages]
  return [...new Set(pages.map(({ kind }) => kind))].flatMap((kind, index) => {
    const language = languageKeys[index % languageKeys.length]
    return pages.find((page) => page.kind === kind && page.language === language) ?? []
  })
}

const pages = chooseLanguages(
  await listHeaviestPages(values.kind, values.language.length > 0 ? values.language : languageKeys),
)
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, chromiumSandbox: false })
const guide = await startGuide()
const slowest: number[] = []
try {
  for (const { kind, path } of pages) {
    const waits = new Map<string, number[]>()
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const address = guide.url + encodeURI(path)
      const phone = await openOnSlowPhone(browser, address)
      await phone.page.waitForLoadState('networkidle')
      const names = await markControls(phone.page, Number(values.most))
      await phone.slowDown()
      for (const [index, name] of names.entries()) {
        const target = `[data-tapped="${index}"]`
        // What an earlier tap has covered, closed or drawn anew is measured no more, nor what comes after one that leads away.
        if (!(await phone.page.locator(target).isVisible())) continue
        try {
          const { wait } = await phone.tap(target)
          waits.set(name, [...(waits.get(name) ?? []), wait])
        } catch (error) {
          if (phone.page.url() === address) throw error
          break
        }
        await phone.page.keyboard.press('Escape')
      }
      await phone.close()
    }
    const medians = [...waits]
      .map(([name, all]) => ({ name, wait: median(all) }))
      .sort((one, other) => other.wait - one.wait)
    slowest.push(medians[0]?.wait ?? 0)
    const told = medians.slice(0, 3).map(({ name, wait }) => `${wait} ms ${name.replaceAll(/\s+/g, ' ')}`)
    console.log(`${kind.padEnd(20)} ${path.padEnd(44)} ${told.join(', ')}`)
  }
} finally {
  await browser.close()
  await guide.stop()
}
const held = slowest.filter((wait) => wait <= goal).length
console.log(`${held} of ${slowest.length} kinds within ${goal} ms, at a load of ${loadavg()[0]?.toFixed(0)}.`)
