import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from '#pictures/drawing/colours.ts'
import { expect, test, waitForColours } from './guide.ts'

// No tool sees what lies behind words on a picture, so the screen itself is measured: the words are made transparent and
// every square of the ground they stood on is compared with their ink.

/** WCAG 2: large words (24 px and more) need 3:1, others 4.5:1. */
const largeWords = 24

/** A square of this many pixels is what the eye takes for one colour of ground: a star is not, a cloud is. */
const square = 6

type Screen = Awaited<ReturnType<typeof takeScreen>>

interface Words {
  text: string
  ink: string
  size: number
  /** One box per line of words. */
  lines: { x: number; y: number; width: number; height: number }[]
}

/** Reads where words stand that have no ground of their own below them. */
function readWords(places: Locator): Promise<Words[]> {
  return places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const style = getComputedStyle(element)
      // Only letters: the mark beside the guide's name has colours of its own.
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (letters.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(letters.currentNode)
        boxes.push(...range.getClientRects())
      }
      const lines = boxes
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(({ x, y, width, height }) => ({ x, y, width, height }))
      // `rgb(255, 255, 255)`, or `color(srgb 1 1 1)` where the colour is being mixed.
      const scale = style.color.startsWith('color(') ? 255 : 1
      const channels = style.color.match(/[\d.]+/g)?.map((channel) => Number(channel) * scale) ?? []
      const ink = `#${channels
        .slice(0, 3)
        .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
        .join('')}`
      return [
        { text: element.textContent?.trim().slice(0, 40) ?? '', ink, size: Number.parseFloat(style.fontSize), lines },
      ]
    }),
  )
}

/** Takes the window as it stands, pixel by pixel. */
async function takeScreen(page: Page) {
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Returns the weakest contrast between the words' ink and the ground of their lines on the screen. */
async function measureContrast(screen: Screen, words: Words): Promise<number> {
  let weakest = 21
  for (const line of words.lines) {
    const box = {
      x: Math.max(0, Math.floor(line.x)),
      y: Math.max(0, Math.floor(line.y)),
      width: Math.floor(Math.min(line.width, screen.info.width - line.x)),
      height: Math.floor(Math.min(line.height, screen.info.height - line.y)),
    }
    if (box.width < square || box.height < square) continue
    const { data, info } = await sharp(screen.data, { raw: screen.info })
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      .resize(Math.ceil(box.width / square), Math.ceil(box.height / square), { kernel: 'linear', fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
      weakest = Math.min(weakest, contrastOf(ground, words.ink))
    }
  }
  return weakest
}

/** Gives words a colour of our own, or their own again. */
async function setInk(places: Locator, colour: 'transparent' | ''): Promise<void> {
  await places.evaluateAll((elements, colour) => {
    for (const element of elements)
      for (const each of [element, ...element.querySelectorAll<HTMLElement>('*')])
        (each as HTMLElement).style.setProperty('color', colour, 'important')
  }, colour)
}

async function expectReadable(page: Page, places: Locator, where: string): Promise<void> {
  await waitForColours(page)
  const all = await readWords(places)
  expect(all.length).toBeGreaterThan(3)
  await setInk(places, 'transparent')
  const screen = await takeScreen(page)
  await setInk(places, '')
  for (const words of all) {
    const needed = words.size >= largeWords ? 3 : 4.5
    expect.soft(await measureContrast(screen, words), `«${words.text}» at ${where}`).toBeGreaterThanOrEqual(needed)
  }
}

const overPicture =
  '.hero-in h1 .line, .hero-in > .lead, .lost-number, .lost-english, .page-header nav summary, .page-header nav button, .page-header .lang a, .page-header .mark'

const windows = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`words over the pictures of the home page can be read on a desk, a tablet and a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const index of [0, 1, 2, 3]) {
        await page.locator('[data-show]').nth(index).click()
        const scene = await page.locator('[data-show]').nth(index).getAttribute('data-show')
        await expect(page.locator('.slide[data-active=true]')).toHaveAttribute('data-scene', scene ?? '')
        await page.locator('.slide[data-active=true] img').evaluate((image: HTMLImageElement) => image.decode())
        await page.mouse.move(5, size.height - 5)
        await page.evaluate(() => scrollTo(0, 0))
        await expectReadable(page, page.locator(overPicture), `${size.width} px, ${scene}`)
      }
    }
  })

  test(`words over the storm of a lost page can be read on a desk, a tablet and a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/finnes-ikke')
    for (const size of windows) {
      await page.setViewportSize(size)
      await page
        .locator('.lost img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      await expectReadable(page, page.locator(overPicture), `${size.width} px`)
    }
  })
}
