import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { type DecodedPhoto, decodePhoto, photoLimits } from './decode-photo.ts'
import { type FoundPhoto, findPhotos } from './find-photos.ts'
import type { PhotoFacts } from './photo-schema.ts'

/** In the order in which browsers choose: smallest first, most compatible last. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

export interface PreparedPhoto extends PhotoFacts {
  kind: string
  id: string
  /** Size of the widest file in pixels. */
  width: number
  height: number
  /** From narrow to wide. */
  widths: number[]
  /** File names per format, in the order of `widths`, relative to the folder of prepared photos. */
  files: Record<PhotoFormat, string[]>
}

interface Preparation {
  photos: PreparedPhoto[]
  /** How many photos were encoded; the others were cached. */
  made: number
}

/** The encoding; a change invalidates the cache. */
const recipe = {
  widths: [480, 800, 1200, 1600, photoLimits.widest],
  // The next effort takes four times as long and saves no byte (measured at 2400 px).
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const

/**
 * Encodes every photo of the content as AVIF, WebP and JPEG, without metadata and never upscaled, and writes `photos.json`.
 * Files are cached by the photo's bytes; unused ones are deleted. Throws a `ContentError` with all faults.
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

/** Resolves with the faults of all photos, one per entry, without encoding anything. */
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

/** Writes to a draft folder that is then renamed, so that an interrupted build leaves no incomplete photo. */
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
    // Another build was faster, with the same bytes.
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
    // Anything else may be the draft of a concurrent build.
    const isFinished = /^[0-9a-f]{16}$/.test(name)
    const changedAt = isFinished ? 0 : ((await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY)
    if (changedAt < anHourAgo) await rm(path, { recursive: true, force: true })
  }
}
