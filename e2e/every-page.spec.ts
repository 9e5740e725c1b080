import type { Page } from '@playwright/test'
import { mapLanguages, pathPrefixOf } from '#contract/languages.ts'
import { stretch } from '#site/i18n/stretch.ts'
import {
  expect,
  inLanguages,
  listPaths,
  openDetails,
  openPage,
  pickOfEachKind,
  test,
  verifiesAll,
  waitForColours,
} from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'

// Each test walks through many pages and gathers what is wrong, so that one run tells everything.

const narrow = 320
const widths = [1920, 1440, 768, narrow]
const lostPaths = mapLanguages((language) => `${pathPrefixOf(language)}/finnes-ikke`)
// The list of the map has hundreds of rows, all alike, for which axe takes as long as for three other pages.
const likeTheFirst = '.point-groups > details + details'
// Header and footer are the same on all pages of a language: axe looks at them on its lost page, and on the Norwegian home page.
const sameEverywhere = ['header.page-header', 'footer.page-footer']
// The pages of a language are walked through in as many tests, so that both workers end at about the same time.
const shares = 2

test('axe finds nothing on any kind of page with everything opened, in light and in dark', async ({ page, guide }) => {
  const found: string[] = []
  for (const path of [...pickOfEachKind(await listPaths(guide.url, 'no'), 1), lostPaths.no]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openPage(page, path)
    await openDetails(page, likeTheFirst)
    await scrollPastPicture(page)
    await waitForColours(page)
    const beside = path === '/' || path === lostPaths.no ? [] : sameEverywhere
    for (const finding of await listViolations(page, { beside })) found.push(`${path}: ${finding}`)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await waitForColours(page)
    for (const finding of await listViolations(page, { only: rulesOfColour, beside }))
      found.push(`${path} in dark: ${finding}`)
  }
  expect(found).toEqual([])
})

// On every change checks/site/names-for-listeners.ts looks at names and landmarks of every page in every language.
for (const language of verifiesAll ? (['en', 'de'] as const) : [])
  for (let share = 0; share < shares; share += 1)
    test(`axe finds nothing but colours on any kind of page in ${language} (${share + 1} of ${shares})`, async ({
      page,
      guide,
    }) => {
      const kinds = [...pickOfEachKind(await listPaths(guide.url, language), 1), lostPaths[language]]
      const paths = kinds.filter((_, index) => index % shares === share)
      expect(paths.length).toBeGreaterThan(10)
      const found: string[] = []
      for (const path of paths) {
        await openPage(page, path)
        await openDetails(page, likeTheFirst)
        const beside = path === lostPaths[language] ? [] : sameEverywhere
        for (const finding of await listViolations(page, { without: rulesOfColour, beside }))
          found.push(`${path}: ${finding}`)
      }
      expect(found).toEqual([])
    })

// Entries of a kind differ in their words alone: every one of them is walked before a release. German has the longest words.
for (const language of inLanguages('de'))
  for (let share = 0; share < shares; share += 1)
    test(`no ${verifiesAll ? '' : 'kind of '}page in ${language} errs, sets a cookie, or scrolls sideways from ${narrow} px on, even with words 40 % longer (${share + 1} of ${shares})`, async ({
      page,
      guide,
      troubles,
    }) => {
      await page.setViewportSize({ width: narrow, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const every = [...(await listPaths(guide.url, language)), lostPaths[language]]
      const all = verifiesAll ? every : pickOfEachKind(every)
      expect(all.length).toBeGreaterThan(30)
      // Layout is the same for all entries of a kind: on the others only the hardest case is measured, long words on a small phone.
      const ofEachKind = new Set([...pickOfEachKind(all), lostPaths[language]])
      const tooWide: string[] = []
      for (const path of all.filter((_, index) => index % shares === share)) {
        await openPage(page, path)
        await openDetails(page)
        if (ofEachKind.has(path)) {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            for (const wide of await listTooWide(page)) tooWide.push(`${path} at ${width} px: ${wide}`)
          }
        }
        await stretchPage(page)
        for (const wide of await listTooWide(page)) tooWide.push(`${path} stretched at ${narrow} px: ${wide}`)
        for (const cut of await listCutControls(page)) tooWide.push(`${path} stretched at ${narrow} px cuts "${cut}"`)
      }
      expect(tooWide).toEqual([])
      // The lost page writes its path to the console, as specified.
      expect(troubles.filter((trouble) => !trouble.includes(`${lostPaths[language]} console: `))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

/**
 * Over a picture the header is see-through, and axe measures its words against what it finds behind the picture. Scrolled
 * it is paper; words-over-pictures.spec.ts measures the other case.
 */
async function scrollPastPicture(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
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
      if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style')) found.push(node)
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

/** Buttons, links and fields whose words do not fit into them, or that stand beside the window. A marker moves with its map. */
async function listCutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canBeScrolledTo = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth
      return scrolls || canBeScrolledTo(parent)
    }
    return [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input')]
      .filter(
        (control) =>
          control.checkVisibility() && !control.matches('.visually-hidden, .visually-hidden *, .skip, .map-canvas *'),
      )
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
