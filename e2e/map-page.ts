import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Language } from '#contract/languages.ts'
import type { CategoryChoice } from '#site/features/map/categories.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { expect, openPage, words } from './guide.ts'
import type { TakenPoint } from './read-points-file.ts'

export const canvas = (page: Page) => page.locator('.map-canvas')
export const markers = (page: Page) => page.locator('.map-marker, .map-group')
export const marker = (page: Page, name: string) => page.locator('.map-marker').and(page.getByRole('button', { name }))
export const popup = (page: Page) => page.locator('.map-popup')
export const card = (page: Page, language: Language) => page.getByRole('region', { name: words[language]['map.card'] })
export const panel = (page: Page) => page.locator('.point-panel')
export const count = (page: Page) => panel(page).locator('header .num')
export const rowNames = (page: Page) => panel(page).locator('.point-choose b')
export const row = (page: Page, name: string) => panel(page).locator('.point-choose', { hasText: name })
export const tab = (page: Page, language: Language, choice: CategoryChoice) =>
  page.getByRole('tab', { name: words[language][`map.category.${choice}`], exact: true })
export const status = (page: Page) => page.locator('.lofoten-map > [role=status]')
export const tilesNote = (page: Page) => page.locator('.map-tiles-note')
export const shownTiles = (page: Page) => page.locator('.leaflet-tile-loaded')
export const detail = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language]['map.detail'], exact: true })
/** Resolves with how many colours the guide’s own map has in the middle of its frame; an empty canvas has one. */
export const countMapColours = (page: Page) =>
  page
    .locator('.leaflet-own-map-pane canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const [width, height] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)]
      const data = canvas.getContext('2d')?.getImageData(width / 2, height / 2, width, height).data ?? []
      const colours = new Set<number>()
      for (let at = 0; at < data.length; at += 4 * 7)
        colours.add((data[at] ?? 0) * 65_536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0))
      return colours.size
    })
export const searchField = (page: Page, language: Language) =>
  page.getByRole('searchbox', { name: words[language]['map.filter.text'] })

export const formatPoints = (points: number, language: Language) =>
  fillGaps(words[language][points === 1 ? 'map.points.one' : 'map.points.many'], { count: points })
export const formatShown = (points: number, choice: Exclude<CategoryChoice, 'all'>, language: Language) =>
  fillGaps(words[language]['map.status.shown'], {
    points: formatPoints(points, language),
    category: words[language][`map.category.${choice}`],
  })
export const namesOf = (points: TakenPoint[]) => points.map(({ name }) => name)

/** Returns the editors’ texts of the map page. */
export const copyOf = (language: Language) => parse(readFileSync(`content/pages/map/${language}.yaml`, 'utf8'))

/** Opens the map and waits for its markers. */
export async function openMap(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await expect(markers(page).first()).toBeVisible()
}

/** Returns the view in the address. */
export function readView(page: Page): { latitude: number; longitude: number; zoom: number } | undefined {
  const view = new URL(page.url()).searchParams.get('utsnitt')
  if (view === null) return undefined
  const [latitude = 0, longitude = 0, zoom = 0] = view.split(',').map(Number)
  return { latitude, longitude, zoom }
}

/** Resolves with the number of points behind the rendered markers and groups. */
export function countDrawn(page: Page): Promise<number> {
  return markers(page).evaluateAll((all) =>
    all.reduce((sum, each) => sum + (each.classList.contains('map-group') ? Number(each.textContent) : 1), 0),
  )
}

export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('What is to be measured is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Resolves with the distance between the centres of two elements in pixels. */
export async function measureApart(one: Locator, other: Locator): Promise<number> {
  const [from, to] = [await middleOf(one), await middleOf(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

export const styleOf = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Presses Tab until the target has the focus; fails after `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 30, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached with ${most} times ${key}`).toBeFocused()
}

/** Opens the card of the focused row or marker with Enter, and returns to it with Escape. */
export async function openCardAndReturn(page: Page, place: Locator, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(card(page, 'en').getByRole('heading', { name })).toBeFocused()
  await expect(status(page)).toHaveText(fillGaps(words.en['map.status.selected'], { name }))
  await page.keyboard.press('Escape')
  await expect(card(page, 'en')).toBeHidden()
  await expect(place).toBeFocused()
}
