import { hrefFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, openPage, test, words } from './guide.ts'

// What a browser does in a private window, or where a visitor has forbidden a site to store anything.

for (const language of inLanguages('no'))
  test(`a browser that refuses its storage is told of on the saved pages in ${language}, and the rest of the page works`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.has = () => Promise.reject(new DOMException('refused on purpose', 'SecurityError'))
    })
    await openPage(page, hrefFor('offline', language))
    const sentence = words[language]['offlinePage.refused']
    await expect(page.locator('[data-refused]')).toHaveText(sentence)
    await expect(page.locator('[data-none]')).toHaveCount(0)
    const region = page.getByRole('region', { name: words[language]['offlinePage.notices'] })
    await expect(region.getByText(sentence)).toBeVisible()
    await page.locator('[data-download-guide]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-state]')).toHaveText(words[language]['offline.unsupported'])
    await expect(page.getByRole('link', { name: '113' }).first()).toBeVisible()
  })
