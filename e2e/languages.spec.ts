import { expect, test, words } from './guide.ts'
import { listViolations } from './list-violations.ts'

test('the switch keeps page, parameters, query and hash', async ({ page }) => {
  await page.goto('/reiseinfo/vaer?sted=reine&dato=2026-12-21#main')
  await page.locator('.page-header-bar > .wrap > .lang').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/reiseinformationen\/wetter\?sted=reine&dato=2026-12-21#main$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the switch keeps the parameters of the path', async ({ page }) => {
  await page.goto('/steder-a-besoke/nusfjord')
  await page.locator('.page-header-bar > .wrap > .lang').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/places-to-visit\/nusfjord$/)
})

for (const [language, path, tag] of [
  ['no', '/', 'nb'],
  ['en', '/en', 'en'],
  ['de', '/de', 'de'],
] as const) {
  test(`${path} is in ${language} whatever the browser prefers`, async ({ browser, guide }) => {
    const context = await browser.newContext({
      locale: 'fr-FR',
      extraHTTPHeaders: { 'Accept-Language': 'de, en;q=0.5' },
    })
    const page = await context.newPage()
    const response = await page.goto(guide.url + path)
    expect(response?.request().redirectedFrom()).toBeNull()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('button', { name: words[language]['menu.stay'], exact: true })).toBeVisible()
    await context.close()
  })
}

test('a phone in German is offered a Norwegian page in German, in German, until that is answered', async ({
  browser,
  guide,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${guide.url}/steder-a-besoke/nusfjord`)
  const line = page.locator('.own-language:visible')
  await expect(line).toHaveAttribute('lang', 'de')
  expect(await listViolations(page, { within: '.own-language' })).toEqual([])
  await page.locator('footer .lang').scrollIntoViewIfNeeded()
  await expect(page.locator('footer .lang').getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await line.getByRole('link', { name: words.de['layout.ownLanguage'] }).click()
  await expect(page).toHaveURL(/\/de\/.*\/nusfjord$/)
  await page.goto(guide.url)
  await expect(page.locator('footer .lang')).toBeVisible()
  await expect(line).toHaveCount(0)
  await context.close()
})
