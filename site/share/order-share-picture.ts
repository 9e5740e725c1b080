import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import type { PictureId } from '#site/pictures/pictures.ts'
import { readColour } from '#site/styles/read-colour.ts'
import { findDrawing, sceneToShare } from './picture-to-share.ts'

/** A share picture that a page names and that somebody has to draw. */
export interface SharePictureOrder {
  /** Where the picture goes, in the built site: `share/en/places.jpg`. */
  file: string
  title: string
  guideName: string
  /** The file of the drawing under the words. */
  drawing: string
  /** Another one as soon as the picture would look different. */
  fingerprint: string
}

/** What a page says about its share picture. */
export interface SharePicture {
  /** From the root, percent-encoded. */
  address: string
  alt: string
}

declare global {
  // The pages are rendered by modules of the bundler, the pictures drawn by modules of its configuration: two worlds in
  // one process, and this is what they share. (Astro hands over its own pictures in the same way.)
  var sharePictureOrders: Map<string, SharePictureOrder> | undefined
}

/** The order of each picture that a page has asked for so far, by the file it is for. */
export function listSharePictureOrders(): Map<string, SharePictureOrder> {
  globalThis.sharePictureOrders ??= new Map()
  return globalThis.sharePictureOrders
}

interface Wish {
  page: GuidePage
  title: string
  guideName: string
  /** The page's own scene. A photo in its place is not shared: its credit would not travel with the link. */
  scene: PictureId | undefined
}

/**
 * The address and the alternative text of a page's share picture, which is drawn after the pages are rendered. The
 * address stays the same for ever; what follows its `?` changes with the picture, so that services fetch it anew.
 */
export function orderSharePicture({ page, title, guideName, scene }: Wish): SharePicture {
  const { file: drawing, alt } = findDrawing(sceneToShare(page, scene), page.language)
  const file = `share${page.path === '/' ? '/index' : page.path}.jpg`
  const fingerprint = hash([hashTemplate(), hashDrawing(drawing), guideName, title])
  listSharePictureOrders().set(file, { file, title, guideName, drawing, fingerprint })
  return { address: `${encodeURI(`/${file}`)}?v=${fingerprint.slice(0, 8)}`, alt: `${title}. ${alt}` }
}

/** Everything that share pictures are made with: this folder, the mark, the fonts and two colours. */
function readTemplate(): (Buffer | string)[] {
  const folders = ['site/share', 'site/icons', 'site/assets/fonts'].map((folder) => join(process.cwd(), folder))
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
