import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { expect, inLanguages, test, words } from './guide.ts'

const path = { no: '/reiseinfo/vaer', en: '/en/travel-info/weather', de: '/de/reiseinformationen/wetter' } as const

for (const language of inLanguages('no')) {
  test(`the forecast is shown in ${language}, and another place changes it and the address`, async ({
    page,
    troubles,
  }) => {
    await page.goto(path[language])
    const place = page.getByRole('combobox').first()
    await expect(place).toHaveValue('svolvaer')
    await expect(page.getByText(words[language]['weather.loading'])).toHaveCount(0)
    await expect(page.getByText(/hPa/).first()).toBeVisible()
    for (const key of weatherPlaceKeys) {
      await place.selectOption(key)
      await expect(page).toHaveURL(key === 'svolvaer' ? /vaer|weather|wetter/ : new RegExp(`[?&]sted=${key}`))
      await expect(page.getByRole('heading', { name: weatherPlaces[key].name }).first()).toBeVisible()
    }
    expect(troubles).toEqual([])
  })
}

test('the address opens its place and day', async ({ page }) => {
  await page.goto(`${path.no}?sted=reine&dato=2026-12-21`)
  await expect(page.getByRole('combobox').first()).toHaveValue('reine')
  await expect(page.locator('input[type=date]')).toHaveValue('2026-12-21')
})

test('the light of a chosen day is described, and the next day changes it and the address', async ({ page }) => {
  await page.goto(`${path.no}?sted=reine&dato=2026-12-21`)
  const light = page.locator('.weather-light')
  await expect(light).toContainText('21. desember 2026')
  await expect(light).toContainText(words.no['sun.polarNight'].split('{')[0] ?? '')
  await light.getByRole('button', { name: words.no['light.nextDay'] }).click()
  await expect(light).toContainText('22. desember 2026')
  await expect(page).toHaveURL(/dato=2026-12-22/)
  await page.locator('input[type=date]').fill('2027-06-21')
  await expect(light).toContainText(words.no['sun.midnightSun'].split('{')[0] ?? '')
})

test('a year can be typed, though its first digits are no date', async ({ page }) => {
  await page.goto(`${path.no}?sted=reine&dato=2026-12-21`)
  const field = page.locator('input[type=date]')
  await expect(page.locator('.weather-light')).toContainText('21. desember 2026')
  await field.focus()
  // Month, day, year, as the language of the test's browser orders them.
  await page.keyboard.type('06212027', { delay: 30 })
  await expect(field).toHaveValue('2027-06-21')
  await expect(page).toHaveURL(/dato=2027-06-21/)
})

test('a failure is reported in the card and as a toast, and a retry succeeds', async ({ page }) => {
  await page.route('**/api/weather/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.goto(path.no)
  await expect(page.getByText('Kunne ikke hente værdata. Vennligst prøv igjen senere.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.locator('[data-sonner-toast]').getByText('Kunne ikke hente værdata')).toBeVisible()
  await page.unroute('**/api/weather/**')
  await page.getByRole('button', { name: words.no['weather.error.retry'] }).click()
  await expect(page.getByText(/hPa/).first()).toBeVisible()
})
