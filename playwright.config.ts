import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { beforeRelease } from './e2e/before-release.ts'
import { findFirefox, findTestBrowser } from './e2e/browser-path.ts'
import { firefoxSpecs, notInFirefox } from './e2e/firefox-limits.ts'

const { executablePath, args } = await findTestBrowser()
// Each worker reads this file again.
process.env.CHROMIUM_PATH = executablePath

const verifiesAll = process.env.VERIFY === 'all'
// Not where one journey is asked for by name.
const wantsAll = verifiesAll && process.argv.at(-1) === 'test'
const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
/** What waits for a release. One that is named on the command line (`npx playwright test e2e/x.spec.ts -g "…"`) needs VERIFY=all too. */
const waiting = beforeRelease.map(
  ({ spec, title }) => new RegExp(`(?:^|[ /])${spec}\\.spec\\.ts .*?${escapePattern(title)}`),
)

/** Firefox as visitors have it, by WebDriver BiDi: before a release, where it is installed. */
function listOtherEngines(): NonNullable<PlaywrightTestConfig['projects']> {
  const firefox = verifiesAll ? findFirefox() : undefined
  if (!firefox) return []
  return [
    {
      name: 'firefox',
      testMatch: firefoxSpecs,
      grepInvert: notInFirefox.map(({ title }) => title),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // The driver styles its pictures by what pages forbid: a failed test would seem to have a second fault.
        screenshot: 'off',
        launchOptions: { executablePath: firefox, args: [], chromiumSandbox: undefined },
      },
    },
  ]
}

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  grepInvert: verifiesAll ? [] : waiting,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails now and then is broken; trying again would hide it.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results/e2e',
  reporter: [
    ['dot'],
    ['json', { outputFile: './test-results/e2e.json' }],
    ...(wantsAll ? [['./e2e/report-missing-journeys.ts'] as const] : []),
  ],
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }, ...listOtherEngines()],
  use: {
    viewport: { width: 1440, height: 900 },
    // Not Norway: what the pages say must not depend on the visitor's clock.
    timezoneId: 'America/New_York',
    launchOptions: { executablePath, args, chromiumSandbox: false },
    // A worker would answer what a test answers in the place of the server; offline.spec.ts lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
