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
  /** The built site. */
  site: string
  /** Where pictures are kept from one build to the next, by fingerprint. */
  cache: string
}

/**
 * Promises that every ordered picture is in the built site. What an earlier build drew is copied; each drawing is painted
 * once for all pages that show it; what nobody orders any more leaves the cache. Gives the number of new pictures.
 */
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

/** Does something with every item, a few at a time: a thousand pictures at once would not fit into memory. */
async function doInTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  async function workOff(): Promise<void> {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, workOff))
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
  // Renamed into place: an interrupted build must not leave half a picture under a name that is trusted later. The name
  // in between is the page's own, for two pages may order the same picture.
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
