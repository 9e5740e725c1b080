import { AxeBuilder } from '@axe-core/playwright'
import { stretch } from '#site/i18n/stretch.ts'
import { expect, listPaths, sidewaysScroll, test } from './guide.ts'

const languages = ['no', 'en', 'de'] as const
const widths = [320, 390, 768, 1440]

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page in ${language}, ${colorScheme}, and no page errs`, async ({
      page,
      guide,
      troubles,
    }) => {
      // Still: what is measured must not be in the middle of a change of colour.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const paths = await listPaths(guide.url, language)
      expect(paths.length).toBeGreaterThan(15)
      for (const path of paths) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
        expect(found, path).toEqual([])
      }
      expect(troubles).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })
  }

  test(`no page in ${language} scrolls sideways at ${widths.join(', ')} px, even with words 40 % longer`, async ({
    page,
    guide,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tooWide: string[] = []
    for (const path of await listPaths(guide.url, language)) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const over = await sidewaysScroll(page)
        if (over > 0) tooWide.push(`${path} at ${width} px by ${over} px`)
      }
      await page.evaluate(`(${stretchPage.toString()})(${makeStretch()})`)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await sidewaysScroll(page)
        if (over > 0) tooWide.push(`${path} stretched at ${width} px by ${over} px`)
        for (const cut of await listCutControls(page)) tooWide.push(`${path} stretched at ${width} px cuts "${cut}"`)
      }
    }
    expect(tooWide).toEqual([])
  })
}

/** The pseudo-language as source text, to be run in the page. */
function makeStretch(): string {
  const table = Object.fromEntries([...'aeiouyAEOU'].map((vowel) => [vowel, stretch(vowel)]))
  return `((table) => (text) => text.replace(/[aeiouyAEOU]/g, (vowel) => table[vowel]))(${JSON.stringify(table)})`
}

/** Runs in the page: makes every text longer, whoever wrote it. */
function stretchPage(lengthen: (text: string) => string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest('script, style, template')
    if (!isCode && node.nodeValue) node.nodeValue = lengthen(node.nodeValue)
  }
}

async function listCutControls(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .btn, summary, select')]
      .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
      .map((control) => control.innerText.slice(0, 40)),
  )
}
