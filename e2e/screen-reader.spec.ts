import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, mapPaths, openPage, test, verifiesAll, words } from './guide.ts'

// What screen readers announce on five journeys: roles, names, states and their order, as in `screen-reader/`. A
// placeholder there is a message (`{menu.main}`) or a text of a page (`{trips:start.title}`), so that wording may
// change; anything not named there is ignored.

type Language = keyof typeof words
type Journey = 'weather' | 'search' | 'map' | 'hotels' | 'trip'

const copies = new Map<string, unknown>()

function readCopy(page: string, language: Language): unknown {
  const file = `content/pages/${page}/${language}.yaml`
  if (!copies.has(file)) copies.set(file, parse(readFileSync(file, 'utf8')))
  return copies.get(file)
}

/** Returns the text of a placeholder: a message, or a text of the page before the colon. Throws when there is none. */
function findWord(gap: string, language: Language): string {
  const [page, path] = gap.includes(':') ? gap.split(':') : [undefined, gap]
  const word = page
    ? path
        ?.split('.')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], readCopy(page, language))
    : (words[language] as Record<string, string>)[gap]
  if (typeof word !== 'string') throw new Error(`There is no word ${gap} in ${language}.`)
  return word
}

const gaps = /\{([a-zA-Z]+(?:[.:][a-zA-Z0-9]+)+)\}/g
// A colon would end the name in YAML.
const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(':', '.')

/** Fills a line of a snapshot. A text with gaps of its own becomes a pattern. */
function fillLine(line: string, language: Language): string {
  const [only] = [...line.matchAll(/"\{([^}"]+)\}"/g)]
  if (only?.[1] && line.match(gaps)?.length === 1) {
    const word = findWord(only[1], language)
    const isPattern = /[{:]/.test(word)
    const pattern = `/${word
      .split(/\{\w+\}/)
      .map(escapePattern)
      .join('.+')}/`
    return line.replace(only[0], () => (isPattern ? pattern : JSON.stringify(word)))
  }
  // Inside a pattern.
  return line.replaceAll(gaps, (_, gap: string) => escapePattern(findWord(gap, language)))
}

/** Returns the steps of a journey by name. */
function readSteps(journey: Journey, language: Language): Map<string, string> {
  const text = readFileSync(`${import.meta.dirname}/screen-reader/${journey}.yaml`, 'utf8')
  const parts = text.split(/^--- (.+)\n/m).slice(1)
  const steps = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    const lines = (parts[at + 1] ?? '').trimEnd().split('\n')
    steps.set(parts[at] ?? '', lines.map((line) => fillLine(line, language)).join('\n'))
  }
  return steps
}

type Hear = (step: string, place: Locator) => Promise<void>

/** The actions between steps, by keyboard where a key does it. */
const journeys: Record<Journey, (page: Page, language: Language, hear: Hear) => Promise<void>> = {
  weather: async (page, language, hear) => {
    const texts = words[language]
    await openPage(page, hrefFor('home', language))
    await hear('the header', page.locator('header.page-header'))
    await page.getByRole('button', { name: texts['menu.practical'], exact: true }).press('Enter')
    await hear('the menu is open', page.locator('header.page-header nav').first())
    await page.locator('.menu-panel:popover-open').getByRole('link', { name: texts['page.weather'] }).press('Enter')
    await expect(page.getByText(/hPa/).first()).toBeVisible()
    await hear('the weather of now', page.locator('.weather-card'))
    await page.getByRole('combobox').first().selectOption('reine')
    await hear('another place', page.locator('.weather-card'))
    await hear('the light of the day', page.locator('.weather-light'))
  },
  search: async (page, language, hear) => {
    await openPage(page, hrefFor('contact', language))
    await page.keyboard.press('/')
    const panel = page.locator('#search-panel')
    await hear('the panel, before anything is typed', panel)
    await page.keyboard.type('reine')
    await expect(panel.getByRole('option').first()).toBeVisible()
    await hear('what would be found', panel)
    await page.keyboard.press('ArrowDown')
    await hear('one is chosen', panel)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-answer]')).toBeVisible()
    await hear('all that is found', page.locator('main'))
  },
  map: async (page, language, hear) => {
    await openPage(page, mapPaths[language])
    await expect(page.locator('.map-marker, .map-group').first()).toBeVisible()
    const map = page.locator('.lofoten-map')
    await hear('the map with its categories', map)
    const beaches = words[language]['map.category.beach']
    await page.getByRole('tab', { name: beaches, exact: true }).press('Enter')
    await hear('one category', map)
    await page.locator('.point-choose').first().press('Enter')
    await hear('a point is chosen', map)
  },
  hotels: async (page, language, hear) => {
    await openPage(page, hrefFor('bestHotels', language))
    await hear('the form', page.locator('.live-hotels'))
    await expect(page.locator('.live .position').first()).toBeVisible()
    await hear('the answer', page.locator('.live-hotels'))
    await hear('those that the guide has assessed', page.locator('#assessed'))
  },
  trip: async (page, language, hear) => {
    const path = linkToEntry('trips', 'reinebringen', language)
    await page.clock.setFixedTime(new Date('2026-01-15T10:00:00Z'))
    await openPage(page, path)
    await hear('the trip in a month in which it is advised against', page.locator('main'))
    await page.clock.setFixedTime(new Date('2026-07-15T10:00:00Z'))
    await openPage(page, path)
    await hear('the trip in summer', page.locator('main'))
  },
}

// Only the texts differ by language (a word that is missing is an error of the content checks): the other two languages share the
// journeys before a release.
const elsewhere = [
  ...['weather', 'map', 'trip'].map((journey) => [journey, 'en']),
  ...['search', 'hotels'].map((journey) => [journey, 'de']),
]
const heard = [...Object.keys(journeys).map((journey) => [journey, 'no']), ...(verifiesAll ? elsewhere : [])] as [
  Journey,
  Language,
][]

for (const [journey, language] of heard)
  test(`screen reader: ${journey} in ${language}`, async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const steps = readSteps(journey, language)
    const heardSteps: string[] = []
    await journeys[journey](page, language, async (step, place) => {
      const snapshot = steps.get(step)
      if (!snapshot) throw new Error(`screen-reader/${journey}.yaml has no step "${step}".`)
      await test.step(step, () => expect(place).toMatchAriaSnapshot(snapshot))
      heardSteps.push(step)
    })
    expect(heardSteps).toEqual([...steps.keys()])
    expect(troubles).toEqual([])
  })
