import { languageOfPath } from '#contract/languages.ts'
import { expect, inLanguages, test } from './guide.ts'

const lost = 'Oops! The page you are looking for could not be found.'

for (const [path, tag, home] of [
  ['/finnes-ikke', 'nb', '/'],
  ['/en/nowhere', 'en', '/en'],
  ['/de/nirgendwo', 'de', '/de'],
] as const) {
  if (!inLanguages('no').includes(languageOfPath(path))) continue
  test(`${path} is a 404 in the language of the path, with the English message and a link home`, async ({
    page,
    guide,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByText(lost)).toBeVisible()
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true)
    expect(guide.log()).toContain(`"path":"${path}"`)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(guide.url + home)
  })
}

for (const [from, to] of [
  ['/steder/', '/steder'],
  ['/steder.html', '/steder'],
  ['/index.html', '/'],
  ['/en/', '/en'],
  ['/de/ueber-uns', '/de/%C3%BCber-uns'],
  ['/de/u%CC%88ber-uns', '/de/%C3%BCber-uns'],
  ['/reiseinfo/vaer/?sted=reine', '/reiseinfo/vaer?sted=reine'],
  // The addresses of entries from before their slugs, and of one that is gone.
  ['/en/activities/havornsafari', '/en/activities/sea-eagle-safari'],
  ['/artikler/rain', '/artikler/regn'],
  ['/de/reiseinformationen/jahreszeit/autumn', '/de/reiseinformationen/jahreszeit/herbst'],
  ['/hoteller/live-lofoten-hotel', '/hoteller/scandic-vestfjord'],
] as const) {
  test(`${from} answers 301 to ${to}`, async ({ guide }) => {
    const response = await fetch(guide.url + from, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
    expect((await fetch(guide.url + to, { redirect: 'manual' })).status).toBe(200)
  })
}
