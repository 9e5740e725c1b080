import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { stretch } from '#site/i18n/stretch.ts'
import { expect, listPaths, openPage, pickOfEachKind, test, waitForColours } from './guide.ts'

// Each test walks through all pages of a language and gathers what is wrong, so that one run tells everything.

const languages = ['no', 'en', 'de'] as const
const narrow = 320
const widths = [narrow, 768, 1440, 1920]
const lostPaths = { no: '/finnes-ikke', en: '/en/not-there', de: '/de/gibt-es-nicht' }

for (const language of languages) {
  test(`axe finds nothing on any kind of page in ${language}`, async ({ page, guide }) => {
    // Colours and structure are the same in every language: contrast, the dearest rule by far, is measured in one, and the
    // other two share the kinds of pages between them.
    const isFirst = language === 'no'
    const kinds = pickOfEachKind(await listPaths(guide.url, language), 1)
    const paths = isFirst ? kinds : kinds.filter((_, index) => index % 2 === (language === 'en' ? 0 : 1))
    expect(paths.length).toBeGreaterThan(10)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of [...paths, lostPaths[language]]) {
      await openPage(page, path)
      await scrollPastPicture(page)
      await waitForColours(page)
      for (const finding of await listViolations(page, isFirst)) found.push(`${path}: ${finding}`)
    }
    expect(found).toEqual([])
  })

  test(`no page in ${language} errs, sets a cookie, or scrolls sideways from ${narrow} px on, even with words 40 % longer`, async ({
    page,
    guide,
    troubles,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const paths = await listPaths(guide.url, language)
    // Layout is the same for all entries of a kind: on the others only the hardest case is measured, long words on a small phone.
    const ofEachKind = new Set([...pickOfEachKind(paths), lostPaths[language]])
    const tooWide: string[] = []
    for (const path of [...paths, lostPaths[language]]) {
      await openPage(page, path)
      for (const width of ofEachKind.has(path) ? widths : [narrow]) {
        await page.setViewportSize({ width, height: 800 })
        for (const wide of await listTooWide(page)) tooWide.push(`${path} at ${width} px: ${wide}`)
      }
      await stretchPage(page)
      await page.setViewportSize({ width: narrow, height: 800 })
      for (const wide of await listTooWide(page)) tooWide.push(`${path} stretched at ${narrow} px: ${wide}`)
      for (const cut of await listCutControls(page)) tooWide.push(`${path} stretched at ${narrow} px cuts "${cut}"`)
    }
    expect(tooWide).toEqual([])
    // The lost page writes its path to the console, as specified.
    expect(troubles.filter((trouble) => !trouble.includes(`${lostPaths[language]} console: `))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}

test('axe finds nothing on any kind of page in dark', async ({ page, guide }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of [...pickOfEachKind(await listPaths(guide.url, 'no'), 1), lostPaths.no]) {
    await openPage(page, path)
    await scrollPastPicture(page)
    await waitForColours(page)
    for (const finding of await listViolations(page, true)) found.push(`${path}: ${finding}`)
  }
  expect(found).toEqual([])
})

/**
 * Over a picture the header is see-through, and axe measures its words against what it finds behind the picture. Scrolled
 * it is paper; words-over-pictures.spec.ts measures the other case.
 */
async function scrollPastPicture(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
}

/** What axe finds on the page as it stands: the rule, and where it is broken. */
async function listViolations(page: Page, withContrast: boolean): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ resultTypes: ['violations'], preload: false })
    .disableRules(withContrast ? [] : ['color-contrast'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** What sticks out of the window, if the page can be scrolled sideways: the innermost elements first. */
async function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const guilty = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} «${element.textContent?.slice(0, 30)}»`)
    return [`${scrollWidth - clientWidth} px too wide, because of ${guilty.reverse().slice(0, 3).join(', ')}`]
  })
}

/** Makes every text of the page longer, whoever wrote it. */
async function stretchPage(page: Page): Promise<void> {
  // The very nodes are kept: the weather may arrive between reading and writing, and other words would get their text.
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) found.push(node)
    }
    return found
  })
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ''))
  await nodes.evaluate((all, longer) => {
    all.forEach((node, index) => {
      node.nodeValue = longer[index] ?? ''
    })
  }, texts.map(stretch))
}

/** Buttons, links and fields whose words do not fit into them, or that stand beside the window. */
async function listCutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canBeScrolledTo = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth
      return scrolls || canBeScrolledTo(parent)
    }
    return [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input')]
      .filter((control) => control.checkVisibility() && !control.matches('.vh, .vh *, .skip'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        const isBesideWindow = (left < -1 || right > innerWidth + 1) && !canBeScrolledTo(control)
        // A link in a line of text breaks where the text does; what cuts its words says so.
        const cuts =
          control.matches('button, .btn, summary, select') || getComputedStyle(control).overflowX === 'hidden'
        return isBesideWindow || (cuts && control.scrollWidth > control.clientWidth + 1)
      })
      .map((control) => (control.textContent?.trim() || control.id).slice(0, 40))
  })
}
