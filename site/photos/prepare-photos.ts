import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ContentError } from '#site/editorial/read-content.ts'
import { type DecodedPhoto, decodePhoto, photoLimits } from './decode-photo.ts'
import { type FoundPhoto, findPhotos } from './find-photos.ts'
import type { PhotoFacts } from './photo-schema.ts'

/** The formats in the order in which a browser is to choose: the smallest first, what every browser reads last. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** A photo with the files that were made from it. */
export interface PreparedPhoto extends PhotoFacts {
  kind: string
  id: string
  /** Of the widest file, in pixels: the ratio of the photo. */
  width: number
  height: number
  /** From narrow to wide. */
  widths: number[]
  /** Relative to the folder of prepared photos: of a width and a format, its file. */
  files: Record<PhotoFormat, string[]>
}

interface Preparation {
  photos: PreparedPhoto[]
  /** How many photos had to be made anew; the others were lying ready. */
  made: number
}

/** What the files are made by. A change makes every photo anew. */
const recipe = {
  widths: [480, 800, 1200, 1600, photoLimits.widest],
  // The next step of effort takes four times as long and saves no byte (measured at 2400 px).
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const

/**
 * Promises AVIF, WebP and JPEG of every photo in the content, never wider than the photo, without anything that the camera
 * wrote into it, and `photos.json`, which says what there is. Files lie ready by the bytes of the photo, so a photo is
 * made once; what no photo needs any more is deleted. Throws a `ContentError` that names everything that is wrong.
 */
export async function preparePhotos(contentFolder: string, preparedFolder: string): Promise<Preparation> {
  const { photos, faults } = findPhotos(contentFolder)
  await mkdir(preparedFolder, { recursive: true })
  const prepared: PreparedPhoto[] = []
  let made = 0
  for (const found of photos) {
    try {
      const { photo, isNew } = await preparePhoto(found, preparedFolder)
      prepared.push(photo)
      if (isNew) made += 1
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new ContentError(faults.map(({ message }) => message).join('\n'))
  await writeWhole(join(preparedFolder, 'photos.json'), JSON.stringify(prepared, null, 1))
  await removeOthers(preparedFolder, prepared)
  return { photos: prepared, made }
}

/** Looks into every photo without making anything, and tells what is wrong, one fault an entry. */
export async function findPhotoFaults(contentFolder: string): Promise<ContentError[]> {
  const { photos, faults } = findPhotos(contentFolder)
  for (const { file } of photos) {
    try {
      await decodePhoto(file)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(error)
    }
  }
  return faults
}

async function preparePhoto(found: FoundPhoto, preparedFolder: string) {
  const { kind, id, file, facts } = found
  const key = createHash('sha256')
    .update(JSON.stringify([kind, id, recipe, photoLimits, sharp.versions]))
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
  const folder = join(preparedFolder, key)
  const isNew = !existsSync(folder)
  if (isNew) await encodePhoto(await decodePhoto(file), `photo-${kind}-${id}`, folder)
  const { width, height, widths } = JSON.parse(await readFile(join(folder, 'size.json'), 'utf8')) as PhotoSize
  const filesIn = (format: PhotoFormat) => widths.map((each) => `${key}/photo-${kind}-${id}-${each}.${format}`)
  const files = { avif: filesIn('avif'), webp: filesIn('webp'), jpg: filesIn('jpg') }
  return { photo: { kind, id, width, height, widths, files, ...facts } satisfies PreparedPhoto, isNew }
}

type PhotoSize = Pick<PreparedPhoto, 'width' | 'height' | 'widths'>

/** The folder appears when it is whole: a build that is stopped leaves no half of a photo behind. */
async function encodePhoto({ pixels, width, height }: DecodedPhoto, name: string, folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-`)
  const widths = recipe.widths.filter((each) => each <= width)
  const encode = async (each: number) => {
    const resized = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ width: each })
    await Promise.all([
      resized
        .clone()
        .avif(recipe.avif)
        .toFile(join(draft, `${name}-${each}.avif`)),
      resized
        .clone()
        .webp(recipe.webp)
        .toFile(join(draft, `${name}-${each}.webp`)),
      resized
        .clone()
        .jpeg(recipe.jpg)
        .toFile(join(draft, `${name}-${each}.jpg`)),
    ])
  }
  await Promise.all(widths.map(encode))
  await writeFile(join(draft, 'size.json'), JSON.stringify({ width, height, widths } satisfies PhotoSize))
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another build was quicker, with the same bytes.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(draft, { recursive: true })
  })
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, text)
  await rename(draft, file)
}

async function removeOthers(preparedFolder: string, photos: PreparedPhoto[]): Promise<void> {
  const needed = new Set([
    'photos.json',
    ...photos.flatMap(({ files }) => files.avif.map((file) => file.split('/')[0])),
  ])
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(preparedFolder)) {
    if (needed.has(name)) continue
    const path = join(preparedFolder, name)
    // What is no finished photo may be the draft of a build that runs beside this one.
    const isFinished = /^[0-9a-f]{16}$/.test(name)
    const changedAt = isFinished ? 0 : ((await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY)
    if (changedAt < anHourAgo) await rm(path, { recursive: true, force: true })
  }
}
