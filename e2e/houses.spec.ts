import { expect, inLanguages, test, words } from './guide.ts'

const house = {
  no: '/rorbuer/svolvaer',
  en: '/en/fishermans-cabins/svolvaer',
  de: '/de/fischerhütten/svolvaer',
} as const

for (const language of inLanguages('no')) {
  test(`the page of a house shows the weather of its place in ${language}`, async ({ page, troubles }) => {
    await page.goto(house[language])
    const line = page.locator('[data-weather-line]')
    await expect(line.locator('[data-now]')).toBeVisible()
    await expect(line.locator('[data-usual]')).toBeHidden()
    await expect(line.locator('[data-temperature]')).toHaveText(/^−?\d+[.,]\d$/)
    await expect(line).toContainText(words[language]['weatherPage.line.source'])
    expect(troubles).toEqual([])
  })
}

test('without a forecast the line shows the usual weather and its place', async ({ page }) => {
  await page.route('**/api/weather/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  const answered = page.waitForResponse('**/api/weather/**')
  await page.goto(house.no)
  await answered
  await expect(page.locator('[data-usual]')).toContainText('målt i Svolvær')
  await expect(page.locator('[data-now]')).toBeHidden()
})

test('the paying link opens a new tab and follows its disclosure, with the entry’s own address beside it', async ({
  page,
}) => {
  await page.goto(house.no)
  const box = page.getByRole('complementary', { name: words.no['entry.sleepHere'] })
  await expect(box.getByText(words.no['partner.disclosure'])).toBeVisible()
  await expect(box.getByRole('link', { name: words.no['entry.book'] })).toHaveAttribute('rel', 'sponsored noopener')
  await expect(box.getByRole('link', { name: 'svinoya.no' })).toBeVisible()
})

test('an entry is complete without script: facts, distances, nearby, sources', async ({ browser, guide }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: guide.url })
  const page = await context.newPage()
  await page.goto(house.no)
  for (const heading of ['entry.door', 'entry.nearby', 'entry.season', 'entry.cost'] as const)
    await expect(page.getByRole('heading', { name: words.no[heading], exact: true })).toBeVisible()
  await page.getByText(/^Kilder \(\d+\)/).click()
  await expect(page.locator('.source-names')).toBeVisible()
  await expect(page.locator('[data-usual]')).toBeVisible()
  await context.close()
})
