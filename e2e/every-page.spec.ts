import { languageKeys, mapLanguages, pathPrefixOf } from '#contract/languages.ts'
import { expect, listPaths, openDetails, openPage, pickOfEachKind, test, verifiesAll } from './guide.ts'
import { listCutControls, listTooWide, stretchPage } from './list-too-wide.ts'
import { listViolations, rulesOfColour, sameEverywhere } from './list-violations.ts'

// Each test walks through many pages and gathers what is wrong, so that one run tells everything. One page of each kind is walked in
// German by every-kind.spec.ts, on every change.

const narrow = 320
const widths = [1920, 1440, 768, narrow]
const lostPaths = mapLanguages((language) => `${pathPrefixOf(language)}/finnes-ikke`)
// The list of the map has hundreds of rows, all alike, for which axe takes as long as for three other pages.
const likeTheFirst = '.point-groups > details + details'
// The pages of a language are walked through in as many tests, so that both workers end at about the same time.
const shares = 2

// On every change checks/site/names-for-listeners.ts looks at names and landmarks of every page in every language.
for (const language of verifiesAll ? (['no', 'en'] as const) : [])
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

// Entries of a kind differ in their words alone: the first of each kind is walked on every change (every-kind.spec.ts).
for (const language of verifiesAll ? languageKeys : [])
  for (let share = 0; share < shares; share += 1)
    test(`no page of a kind in ${language} errs, sets a cookie, or scrolls sideways from ${narrow} px on, even with words 40 % longer (${share + 1})`, async ({
      page,
      guide,
      troubles,
    }) => {
      await page.setViewportSize({ width: narrow, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const all = [...(await listPaths(guide.url, language)), lostPaths[language]]
      expect(all.length).toBeGreaterThan(5)
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
