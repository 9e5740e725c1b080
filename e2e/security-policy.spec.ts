import { expect, test } from './guide.ts'

test('violations of a page’s policy are blocked and noticed by every test', async ({ page, violations }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
  })
  await expect(page.locator('h1')).toBeVisible()
  // By the event and by the console.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2)
  expect(violations.every((violation) => violation.includes('style-src'))).toBe(true)
  violations.length = 0
})

test('no string becomes markup or script without the site’s trusted type policy', async ({ page, violations }) => {
  await page.goto('/')
  const isRefused = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.text = 'window.wasRun = true'
      document.head.append(script)
    } catch (error) {
      return error instanceof TypeError
    }
    return !('wasRun' in window)
  })
  expect(isRefused).toBe(true)
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  violations.length = 0
})
