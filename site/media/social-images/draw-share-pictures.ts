import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  composeSharePicture,
  loadTypesetters,
  type PaintedScene,
  paintScene,
  type Typesetters,
} from './compose-share-picture.ts'
import type { SharePictureOrder } from './order-share-picture.ts'

const atATime = 8

interface Folders {
  site: string
  /** Pictures kept between builds, by fingerprint. */
  cache: string
}

/** Writes every requested picture into the built site, from the cache where possible; resolves with the number of new ones. */
export async function drawSharePictures(orders: SharePictureOrder[], { site, cache }: Folders): Promise<number> {
  await mkdir(cache, { recursive: true })
  const kept = new Set(await readdir(cache))
  const missing = orders.filter((order) => !kept.has(cachedName(order)))
  if (missing.length > 0) {
    const guideName = missing[0]?.guideName ?? ''
    const typesetters = await loadTypesetters(
      missing.map(({ title }) => title),
      guideName,
    )
    for (const [drawing, ordersOfDrawing] of Map.groupBy(missing, (order) => order.drawing)) {
      const scene = await paintScene(await readFile(drawing))
      await doInTurns(ordersOfDrawing, (order) => draw(order, scene, typesetters, cache))
    }
  }
  await doInTurns(orders, (order) => copyInto(site, order.file, join(cache, cachedName(order))))
  await removeUnused(cache, new Set(orders.map(cachedName)))
  return missing.length
}

/** Processes items a few at a time: a thousand pictures at once would exceed the memory. */
async function doInTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  async function runQueue(): Promise<void> {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, runQueue))
}

function cachedName({ fingerprint }: SharePictureOrder): string {
  return `${fingerprint}.jpg`
}

async function draw(
  order: SharePictureOrder,
  scene: PaintedScene,
  typesetters: Typesetters,
  cache: string,
): Promise<void> {
  const target = join(cache, cachedName(order))
  // Renamed, so that an interrupted build leaves no partial file under a trusted name. The draft is named after the page,
  // because two pages may request the same picture.
  const draft = `${target}.${encodeURIComponent(order.file)}.draft`
  await writeFile(draft, await composeSharePicture(scene, order, typesetters))
  await rename(draft, target)
}

async function copyInto(site: string, file: string, source: string): Promise<void> {
  const target = join(site, file)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, target)
}

async function removeUnused(cache: string, used: Set<string>): Promise<void> {
  const names = await readdir(cache)
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(cache, name), { force: true })))
}
