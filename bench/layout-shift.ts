import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { languageKeys } from '#contract/languages.ts'
import { findBrowser } from '#e2e/browser-path.ts'
import { type Device, deviceNames, standInFontsOf } from '#e2e/device-fonts.ts'
import { measureShift } from '#e2e/measure-shift.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { listHeaviestPages } from './heaviest-pages.ts'

// Opens the heaviest page of every kind in each language at 412 px as the first of a visit, and adds up what moves until the guide's own
// letters are there (CLS), with the letters of a device. Needs a built site.
// `node bench/layout-shift.ts [--device linux|android|apple …] [--kind home …] [--language de …] [--sources]`

const { values } = parseArgs({
  options: {
    device: { type: 'string', multiple: true, default: ['linux'] },
    kind: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', multiple: true, default: languageKeys },
    sources: { type: 'boolean', default: false },
  },
})

const pages = await listHeaviestPages(values.kind, values.language)
const browser = await chromium.launch({ ...(await findBrowser()), chromiumSandbox: false })
const guide = await startGuide()
try {
  for (const device of values.device as Device[]) {
    if (!deviceNames.includes(device)) throw new Error(`No letters of ${device} are known: ${deviceNames.join(', ')}.`)
    const shifts: number[] = []
    for (const { kind, path } of pages) {
      const { shift, sources } = await measureShift(browser, guide.url + encodeURI(path), await standInFontsOf(device))
      shifts.push(shift)
      if (shift > 0) console.log(`${device} ${kind} ${path}: ${shift.toFixed(4)}`)
      if (values.sources) for (const source of sources) console.log(`  ${source}`)
    }
    const below = (limit: number) => shifts.filter((shift) => shift < limit).length
    console.log(
      `${device}: ${shifts.length} pages, nothing moves on ${shifts.filter((shift) => shift === 0).length}, CLS 0.00 on ${below(0.005)}, below 0.01 on ${below(0.01)}, at most ${Math.max(...shifts).toFixed(4)}`,
    )
  }
} finally {
  await guide.stop()
  await browser.close()
}
