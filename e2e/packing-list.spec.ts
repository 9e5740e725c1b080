import { hrefFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, openPage, test } from './guide.ts'

// German joins: its words are the longest, and a line more makes a second sheet.
for (const language of inLanguages('de'))
  test(`the packing list of every season prints on one sheet in ${language}`, async ({ page }) => {
    await openPage(page, hrefFor('packingList', language))
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(4)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      expect(printed.match(/\/Type\s*\/Page\b/g), (await tab.textContent()) ?? '').toHaveLength(1)
    }
  })
