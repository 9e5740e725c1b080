import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser-path.ts'

const { executablePath, args } = await findBrowser()

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  outputDir: './test-results',
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, chromiumSandbox: false },
    trace: 'off',
  },
})
