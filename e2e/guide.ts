import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Language, languageKeys, languageOfPath, mapLanguages } from '#contract/languages.ts'
import norwegian from '#site/i18n/messages/no.json' with { type: 'json' }
import { pageIds, pages } from '#site/routes/pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startTileStub } from '#stubs/tiles/start-tile-stub.ts'
import { answerTiles, type TileStub, tileOrigins } from './answer-tiles.ts'
import { type RunningGuide, startGuide } from './start-guide.ts'

/** The words of the interface, so that wording may change freely without breaking a journey. */
export const words = mapLanguages((language): typeof norwegian =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../site/i18n/messages/${language}.json`), 'utf8')),
)

/** Whether everything runs (`npm run verify:all`), also what README.md says is noticed by something else on every change. */
export const verifiesAll = process.env.VERIFY === 'all'

/** Returns the languages in which a test runs that is the same code in all of them: these on every change, all with `npm run verify:all`. */
export function inLanguages(...onEveryChange: Language[]): readonly Language[] {
  return verifiesAll ? languageKeys : onEveryChange
}

/** The address of the map; no other page may ask for tiles. */
export const mapPaths = mapLanguages((language) => hrefFor('map', language))

interface TestFixtures {
  /** What a visitor would stumble over; not everything of it is wrong in every test. */
  troubles: string[]
  /** What the policies of the pages forbade. A test ends with none: who provokes one takes it out of the list. */
  violations: string[]
}

// What has no parameter comes first, so that no entry is taken for it.
const patterns = pageIds
  .flatMap((id) =>
    languageKeys.map((language) => ({
      id,
      path: pages[id].paths[language] as string,
      pattern: new RegExp(`^${pages[id].paths[language].replaceAll(/\[\w+\]/g, '[^/]+')}$`),
    })),
  )
  .sort((one, other) => one.path.split('[').length - other.path.split('[').length)

/** Every test gets a running guide and a stand-in of the tile service (one of each per worker), and a page whose errors are collected. */
export const test = base.extend<TestFixtures, { guide: RunningGuide; tiles: TileStub }>({
  guide: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const expedia = await startExpediaStub()
      const guide = await startGuide({ environment: { ...partnerSettings, EXPEDIA_BASE_URL: expedia.url } })
      await use(guide)
      await guide.stop()
      await expedia.close()
    },
    { scope: 'worker' },
  ],
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      // Slow is slower than any test waits: a late tile comes when the test says so.
      const stub = await startTileStub({ slowMs: 600_000 })
      await use(stub)
      await stub.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  violations: async ({}, use) => {
    const violations: string[] = []
    await use(violations)
    expect(violations, 'what the policies of the pages forbade').toEqual([])
  },
  context: async ({ context, violations }, use) => {
    await collectViolations(context, violations)
    await use(context)
  },
  page: async ({ page, tiles, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    if (javaScriptEnabled !== false)
      page.goto = async (path, options) => {
        const response = await goto(path, options)
        if (options?.waitUntil === undefined) {
          await waitForLayout(page)
          // What wakes once it is seen wakes also when somebody scrolls.
          await page.evaluate(() => dispatchEvent(new Event('scroll')))
        }
        return response
      }
    tiles.answerWith('tiles')
    tiles.requests.length = 0
    await answerTiles(page, tiles)
    await page.addInitScript(preferNoLanguage)
    await use(page)
  },
  baseURL: async ({ guide }, use) => use(guide.url),
  troubles: async ({ page, guide }, use) => {
    const troubles: string[] = []
    collectTroubles(page, guide.url, troubles)
    await use(troubles)
  },
})

/** Browsers of tests prefer English, and would be offered it on every page in another language; `languages.spec.ts` asks for that. */
function preferNoLanguage(): void {
  Object.defineProperty(navigator, 'languages', { get: () => [] })
}

/**
 * Waits until a page stands still: scripts run, everything laid out, own letters there. Nobody clicks in the first tenth of a
 * second, but a test does, and misses what moves.
 */
export async function waitForLayout(page: Page): Promise<void> {
  await waitUntil(
    page,
    () =>
      !document.querySelector('script[type=after-paint], main > :not(.laid-out)') &&
      document.documentElement.dataset.fonts !== 'later' &&
      document.fonts.status === 'loaded',
  )
}

/** Waits for what most pages are already: asking again and again costs a frame or two. */
async function waitUntil(page: Page, isReady: () => boolean): Promise<void> {
  if (!(await page.evaluate(isReady))) await page.waitForFunction(isReady)
}

const aboutPolicy = /securitypolicyviolation|Content Security Policy|Trusted(?:Types?|HTML|Script|ScriptURL)\b/i

/** Writes down what a page tries against its policy, whether or not a visitor would notice: by the event and by the console. */
async function collectViolations(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' && aboutPolicy.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      console.error(event.type, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`)
    })
  })
}

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

/** Writes down what a visitor would stumble over: errors in the console, blocked styles or scripts, failed and foreign requests. */
function collectTroubles(page: Page, url: string, troubles: string[]): void {
  // The partner's host of pictures is out of reach here; pages then show a drawing.
  const isPartnersPicture = (address: string) => address.includes('/api/hotel-images/')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPartnersPicture(message.location().url))
      troubles.push(`${page.url()} console: ${message.text()} ${message.location().url}`.trimEnd())
  })
  page.on('pageerror', (error) => {
    // Chromium gives up the fade between two pages (base.css) when the second is drawn before the first is gone.
    if (error.message.startsWith('Transition was aborted')) return
    // Firefox rejects what is still on its way when a page is left. What failed on a page that stays is written down by its request.
    if (
      isFirefox(page) &&
      /^error loading dynamically imported module|^NetworkError when attempting to fetch/.test(error.message)
    )
      return
    troubles.push(`${page.url()} error: ${error.message}`)
  })
  page.on('response', (response) => {
    // Chromium tells the console.
    if (isFirefox(page) && response.status() >= 400 && !isPartnersPicture(response.url()))
      troubles.push(`${page.url()} console: ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A page that is left takes its unfinished requests with it.
    if (!/^(?:net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? ''))
      troubles.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(url) || request.url().startsWith('data:')
    const isMap = Object.values<string>(mapPaths).includes(new URL(page.url()).pathname)
    const isTileOfMap = isMap && tileOrigins.includes(new URL(request.url()).origin)
    if (!isOurs && !isTileOfMap) troubles.push(`${page.url()} asks another host: ${request.url()}`)
  })
}

/** The paths of the sitemap in a language, in the order of the guide. */
export async function listPaths(guideUrl: string, language: Language): Promise<string[]> {
  const xml = await (await fetch(`${guideUrl}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  return paths.filter((path) => languageOfPath(path) === language)
}

/** Of every kind of page the first ones, two unless told: what is the same about all entries of a kind need not be measured on each. */
export function pickOfEachKind(paths: string[], most = 2): string[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const kind = patterns.find(({ pattern }) => pattern.test(decodeURI(path)))?.id ?? path
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= most
  })
}

/** Opens a page and waits until everything on it is awake and has what it asked for. */
export async function openPage(page: Page, path: string): Promise<void> {
  // As by a link: on the first page of a visit the guide's own letters come late, and in the middle of what is measured.
  const before = page.url()
  await page.goto(path, before.startsWith('http') ? { referer: before } : {})
  // As if somebody touched a key: scripts and fonts do not wait for the picture then.
  await page.keyboard.press('Shift')
  await waitUntil(page, () => !document.querySelector('astro-island[ssr], [aria-busy="true"]'))
  await waitForLayout(page)
}

/** Opens whatever can be opened in the text of a page, so that what is measured next is all of it; not what `except` selects. */
export async function openDetails(page: Page, except = ':not(*)'): Promise<void> {
  await page.evaluate((except) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`main details:not(${except})`)) {
      // Those of one name close each other.
      details.removeAttribute('name')
      details.open = true
    }
  }, except)
}

/** Waits until nothing is in the middle of a change of colour, for what is measured next. */
export async function waitForColours(page: Page): Promise<void> {
  // Two frames, so that a change that was just asked for has begun.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition))
}

// In centimetres, as WebDriver has them: Playwright gives Firefox inches in their place, and no size of the style.
const papers = { A4: ['21in', '29.7in'], A5: ['14.8in', '21in'] } as const

/** Resolves with how many sheets a page prints on paper of the size that its style asks for. */
export async function countSheets(page: Page, paper: keyof typeof papers): Promise<number> {
  const [width, height] = papers[paper]
  const pdf = await page.pdf(isFirefox(page) ? { width, height } : { format: paper, preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  // Firefox packs the objects that tell of sheets.
  const packed = [...text.matchAll(/\/ObjStm\b[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  )
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

export { expect }
