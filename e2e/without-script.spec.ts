import { expect, inLanguages, listPaths, pickOfEachKind, test, verifiesAll, words } from './guide.ts'

test.use({ javaScriptEnabled: false })

for (const language of inLanguages('no')) {
  test(`kinds of pages in ${language} read without script`, async ({ page, guide }) => {
    const kinds = pickOfEachKind(await listPaths(guide.url, language), 1)
    // checks/site/structure.ts reads every page as it was built.
    const paths = kinds.filter((_, index) => verifiesAll || index % 3 === 0)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      const text = await page.locator('main').innerText()
      expect(text.length, path).toBeGreaterThan(150)
      expect(text, path).not.toContain(words[language]['weather.loading'])
    }
  })
}

test('tabs give way to panels under their own headings', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.locator('.tab-panel:visible')).toHaveCount(4)
})

test('weather gives the usual weather and the light of the months instead', async ({ page }) => {
  await page.goto('/reiseinfo/vaer')
  await expect(page.locator('main table').first()).toBeVisible()
})

test('search lists every page', async ({ page, guide }) => {
  await page.goto('/sok?q=reine')
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const missing = (await listPaths(guide.url, 'no')).filter((path) => path !== '/sok' && !links.includes(path))
  // A page with two addresses is in the sitemap with its canonical one, and in the index with the other.
  const canonicals = await Promise.all(
    links.map(async (link) => {
      const html = await (await fetch(new URL(link ?? '/', guide.url))).text()
      return new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? guide.url).pathname
    }),
  )
  expect(missing.filter((path) => !canonicals.includes(path))).toEqual([])
})
