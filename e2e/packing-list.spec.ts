import { hrefFor } from '#site/routes/path-for.ts'
import { countSheets, expect, inLanguages, openPage, test } from './guide.ts'

// German joins: its words are the longest, and a line more makes a second sheet.
for (const language of inLanguages('de'))
  test(`the packing list of every season prints on one sheet in ${language}`, async ({ page }) => {
    await openPage(page, hrefFor('packingList', language))
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(4)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await countSheets(page, 'A4'), (await tab.textContent()) ?? '').toBe(1)
    }
  })
