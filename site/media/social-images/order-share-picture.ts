import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { readColour } from '#site/styles/read-colour.ts'
import { findDrawing, sceneToShare } from './picture-to-share.ts'

export interface SharePictureOrder {
  /** Target in the built site: `share/en/places.jpg`. */
  file: string
  title: string
  guideName: string
  /** The file of the scene's drawing. */
  drawing: string
  /** Changes with the picture. */
  fingerprint: string
}

export interface SharePicture {
  /** From the root, percent-encoded. */
  address: string
  alt: string
}

declare global {
  // Pages are rendered by modules of the bundler, pictures drawn by modules of its configuration: two copies in one process
  // that share this variable, as Astro does for its own pictures.
  var sharePictureOrders: Map<string, SharePictureOrder> | undefined
}

/** Returns the share pictures requested so far, by target file. */
export function listSharePictureOrders(): Map<string, SharePictureOrder> {
  globalThis.sharePictureOrders ??= new Map()
  return globalThis.sharePictureOrders
}

interface Wish {
  page: GuidePage
  title: string
  guideName: string
  /** The page's scene; a photo is not shared, because its credit would be lost. */
  scene: PictureId | undefined
}

/**
 * Requests a page's share picture, drawn after rendering; returns its address and alternative text. The path never changes,
 * but `?v=` changes with the picture, so that services fetch it again.
 */
export function orderSharePicture({ page, title, guideName, scene }: Wish): SharePicture {
  const { file: drawing, alt } = findDrawing(sceneToShare(page, scene), page.language)
  const file = `share${page.path === '/' ? '/index' : page.path}.jpg`
  const fingerprint = hash([hashTemplate(), hashDrawing(drawing), guideName, title])
  listSharePictureOrders().set(file, { file, title, guideName, drawing, fingerprint })
  return { address: `${encodeURI(`/${file}`)}?v=${fingerprint.slice(0, 8)}`, alt: `${title}. ${alt}` }
}

/** Returns the contents of everything share pictures are made with: this folder, the mark, the fonts and two colours. */
function readTemplate(): (Buffer | string)[] {
  const folders = ['site/media/social-images', 'site/media/icons', 'site/assets/fonts'].map((folder) =>
    join(process.cwd(), folder),
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.includes('.test.'))
      .sort()
      .map((name) => readFileSync(join(folder, name))),
  )
  return [...files, readColour('paper'), readColour('ink')]
}

let templateHash: string | undefined

function hashTemplate(): string {
  templateHash ??= hash(readTemplate())
  return templateHash
}

const drawingHashes = new Map<string, string>()

function hashDrawing(file: string): string {
  const known = drawingHashes.get(file) ?? hash([readFileSync(file)])
  drawingHashes.set(file, known)
  return known
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length}:`).update(part)
  return sum.digest('hex').slice(0, 32)
}
