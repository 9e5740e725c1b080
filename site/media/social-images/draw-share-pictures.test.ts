import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawSharePictures } from './draw-share-pictures.ts'
import type { SharePictureOrder } from './order-share-picture.ts'

let folder: string
let folders: { site: string; cache: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
  folders = { site: join(folder, 'site'), cache: join(folder, 'cache') }
  await writeFile(join(folder, 'wide.svg'), drawing(1600, 900))
  await writeFile(join(folder, 'square.svg'), drawing(400, 400))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function drawing(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#3060a0" d="M0 0h1600v900H0z"/></svg>`
}

function order(page: string, changes: Partial<SharePictureOrder> = {}): SharePictureOrder {
  const title = `Titel: ${page} – «Å»`
  const file = `share/${page}.jpg`
  return {
    file,
    title,
    guideName: 'Lofoten',
    drawing: join(folder, 'wide.svg'),
    fingerprint: page.replaceAll('/', '-'),
    ...changes,
  }
}

async function readPixel(file: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

it('draws each picture in the size that services ask for, with paper in its lower left and the scene around it', async () => {
  await drawSharePictures([order('de/über-uns'), order('square', { drawing: join(folder, 'square.svg') })], folders)
  for (const name of ['de/über-uns', 'square']) {
    const file = join(folders.site, `share/${name}.jpg`)
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(await readPixel(file, 20, 600)).toEqual([255, 255, 255])
    for (const [left, top] of [
      [20, 20],
      [1180, 590],
    ] as const) {
      const [red = 0, , blue = 0] = await readPixel(file, left, top)
      expect(Math.abs(red - 0x30)).toBeLessThan(4)
      expect(Math.abs(blue - 0xa0)).toBeLessThan(4)
    }
  }
})

it('keeps 60 pixels free of words at the left, and the title inside the middle square', async () => {
  const title = 'Reiseinformationen – wann, wie und was man wissen muss'
  await drawSharePictures([order('long', { title })], folders)
  const { data, info } = await sharp(join(folders.site, 'share/long.jpg'))
    .extract({ left: 0, top: 540, width: 1200, height: 60 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).some((grey) => grey < 60),
  )
  expect(inked.indexOf(true)).toBeGreaterThanOrEqual(60)
  expect(inked.slice(285).indexOf(true)).toBeGreaterThan(0)
  expect(inked.slice(285, 915).lastIndexOf(true)).toBeLessThan(629)
})

it('gives the same bytes for the same order', async () => {
  await drawSharePictures([order('one', { title: 'Reine' })], folders)
  const first = await readFile(join(folders.site, 'share/one.jpg'))
  await rm(folders.cache, { recursive: true })
  await drawSharePictures([order('one', { title: 'Reine' })], folders)
  expect(await readFile(join(folders.site, 'share/one.jpg'))).toEqual(first)
})

it('draws again only what looks different, and forgets what no page shows any more', async () => {
  expect(await drawSharePictures([order('one'), order('two')], folders)).toBe(2)
  const before = await stat(join(folders.cache, 'one.jpg'))
  expect(await drawSharePictures([order('one'), order('two', { fingerprint: 'new' })], folders)).toBe(1)
  expect((await readdir(folders.cache)).sort()).toEqual(['new.jpg', 'one.jpg'])
  expect((await stat(join(folders.cache, 'one.jpg'))).mtimeMs).toBe(before.mtimeMs)
})

it('stops for a title that does not fit, and leaves no half picture behind', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await expect(drawSharePictures([order('long', { title })], folders)).rejects.toThrow('Shorten the title')
  expect(await readdir(folders.cache)).toEqual([])
})
