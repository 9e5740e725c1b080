import { type Device, deviceNames, lendFonts, standInFontsOf } from './device-fonts.ts'
import { expect, inLanguages, listPaths, pickOfEachKind, test, verifiesAll } from './guide.ts'

// Line breaks with the letters of a device and with the guide's own, at the width of a phone. What breaks elsewhere moves all below it
// when the letters come (docs/decisions/pages.md).

test.use({ viewport: { width: 412, height: 823 }, bypassCSP: true })

/**
 * Of all texts; 5.8 % in German with the letters of Android before the stand-ins were fitted (bench/README.md). Which texts are near
 * an edge changes with every edit of the words: 1 to 4.6 % since, on half of the kinds of pages.
 */
const mostOtherBreaks = 0.055
const devices: readonly Device[] = verifiesAll ? deviceNames : ['android']

for (const language of inLanguages('de'))
  for (const device of devices)
    test(`texts in ${language} break alike with the letters of ${device} and with ours`, async ({ page, guide }) => {
      const paths = pickOfEachKind(await listPaths(guide.url, language), 1)
      const chosen = verifiesAll ? paths : paths.filter((_, index) => index % 2 === 0)
      const fonts = await standInFontsOf(device)
      let count = 0
      const others: string[] = []
      for (const path of chosen) {
        await lendFonts(page, guide.url + path, fonts)
        await page.goto(path, { waitUntil: 'load' })
        const { texts, differing } = await page.evaluate(async () => {
          const root = document.documentElement
          root.style.setProperty('--below-fold', 'visible')
          const blocks = [
            ...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, h1, h2, h3, figcaption)'),
          ].filter(
            (block) =>
              !block.querySelector('p, li, dd') && block.checkVisibility() && (block.textContent ?? '').length > 30,
          )
          const measure = (state: string | undefined) => {
            if (state) root.dataset.fonts = state
            else delete root.dataset.fonts
            return blocks.map((block) => block.getBoundingClientRect().height)
          }
          // Fonts are asked for by what is drawn with them.
          measure(undefined)
          await document.fonts.ready
          const ours = measure(undefined)
          measure('none')
          await document.fonts.ready
          const theirs = measure('none')
          return {
            texts: blocks.length,
            differing: blocks
              .filter((_, index) => Math.abs((ours[index] ?? 0) - (theirs[index] ?? 0)) > 3)
              .map((block) => (block.textContent ?? '').trim().slice(0, 60)),
          }
        })
        count += texts
        others.push(...differing.map((text) => `${path} ${text}`))
      }
      expect(count).toBeGreaterThan(100)
      expect(others.length / count, others.join('\n')).toBeLessThan(mostOtherBreaks)
    })
