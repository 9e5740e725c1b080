import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { EntryState } from '#desk/contract.ts'
import {
  describeText,
  type EntryKey,
  folderOf,
  listEntryKeys,
  ownFile,
  readOwnText,
} from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeFileWhole, writeTogether } from '#desk/engine/files/write-together.ts'
import { Refused } from '#desk/engine/refused.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import { decodePhoto } from '#site/media/photos/decode-photo.ts'
import { valueAt } from '#yaml/json.ts'

/** The shapes in which pages show a photo, as width by height. */
const crops = { wide: [1200, 500], card: [600, 400], square: [400, 400], phone: [390, 300] } as const
type Crop = keyof typeof crops

function isCrop(name: string): name is Crop {
  return Object.hasOwn(crops, name)
}

const endings = ['jpg', 'png'] as const

/** Where a photo waits until what is said of it is whole. */
function waitingFile(place: Workplace, { kind, id }: EntryKey, ending: string): string {
  return join(place.desk, 'photos', kind, `${id}.${ending}`)
}

/** Returns the photo of an entry, the one that waits before the one that is shown; undefined without one. */
function findPhotoFile(place: Workplace, key: EntryKey): { path: string; waits: boolean } | undefined {
  for (const ending of endings) {
    const path = waitingFile(place, key, ending)
    if (existsSync(path)) return { path, waits: true }
  }
  const folder = folderOf(place, key)
  for (const ending of endings) {
    const path = ownFile(folder, `photo.${ending}`)
    if (existsSync(path)) return { path, waits: false }
  }
  return undefined
}

export function hasPhoto(place: Workplace, key: EntryKey): boolean {
  return findPhotoFile(place, key) !== undefined
}

export async function describePhoto(place: Workplace, key: EntryKey): Promise<EntryState['photo']> {
  const found = findPhotoFile(place, key)
  if (!found) return undefined
  const { autoOrient } = await sharp(found.path).metadata()
  const address = `/desk/api/entries/${key.kind}/${key.id}/photo`
  return {
    address,
    width: autoOrient.width,
    height: autoOrient.height,
    crops: Object.keys(crops).map((name) => ({ name, address: `${address}?crop=${name}` })),
    waits: found.waits,
  }
}

/** Resolves with a photo as JPEG, at most 1200 px wide, or as one of its crops around the point that stays in view. */
export async function drawPhoto(place: Workplace, key: EntryKey, crop: string | null): Promise<Buffer> {
  const found = findPhotoFile(place, key)
  if (!found) throw new Refused(404, 'There is no photo of this entry.')
  const picture = sharp(found.path).autoOrient()
  if (!crop || !isCrop(crop)) return picture.resize({ width: 1200, withoutEnlargement: true }).jpeg().toBuffer()
  const [width, height] = crops[crop]
  const { autoOrient } = await sharp(found.path).metadata()
  const focus = describeText(readOwnText(folderOf(place, key), 'photo.yaml'), false).value?.focus
  const share = (axis: 'x' | 'y') => Number(valueAt(focus, [axis]) ?? 0.5)
  const scale = Math.min(autoOrient.width / width, autoOrient.height / height)
  const [cut, cutHeight] = [Math.floor(width * scale), Math.floor(height * scale)]
  const begin = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(length * at - part / 2, 0), length - part))
  return picture
    .extract({
      left: begin(autoOrient.width, cut, share('x')),
      top: begin(autoOrient.height, cutHeight, share('y')),
      width: cut,
      height: cutHeight,
    })
    .resize(width, height)
    .jpeg()
    .toBuffer()
}

/**
 * Keeps a photo for an entry. It waits until photo.yaml is whole, or takes the place of the one that is there. Throws `Refused` for a file
 * that is none, and for a broken, too large or too small one.
 */
export async function keepPhoto(place: Workplace, key: EntryKey, bytes: Buffer): Promise<void> {
  const isPng = bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  const path = waitingFile(place, key, isPng ? 'png' : 'jpg')
  mkdirSync(join(path, '..'), { recursive: true })
  dropWaiting(place, key)
  writeFileWhole(place, path, bytes)
  try {
    await decodePhoto(path)
  } catch (error) {
    rmSync(path)
    if (!(error instanceof ContentError)) throw error
    throw new Refused(422, `The file ${error.message.slice(error.message.indexOf(' ') + 1)}`)
  }
  showPhoto(place, key)
}

function dropWaiting(place: Workplace, key: EntryKey): void {
  for (const ending of endings) rmSync(waitingFile(place, key, ending), { force: true })
}

/** Puts a photo that waits into the entry's folder, once photo.yaml stands there. */
export function showPhoto(place: Workplace, key: EntryKey): void {
  const found = findPhotoFile(place, key)
  if (!found?.waits || readOwnText(folderOf(place, key), 'photo.yaml') === undefined) return
  const ending = found.path.endsWith('png') ? 'png' : 'jpg'
  const other = ending === 'png' ? 'jpg' : 'png'
  const folder = `${key.kind}/${key.id}`
  const files = new Map<string, Uint8Array | null>([[`${folder}/photo.${ending}`, readFileSync(found.path)]])
  if (existsSync(join(folderOf(place, key), `photo.${other}`))) files.set(`${folder}/photo.${other}`, null)
  writeTogether(place, files)
  dropWaiting(place, key)
  forgetContent()
}

/** Puts every photo into its place whose facts stand there: what a crash between the two left. */
export function showWaitingPhotos(place: Workplace): void {
  const folder = join(place.desk, 'photos')
  if (!existsSync(folder)) return
  const waiting = new Set(
    (readdirSync(folder, { recursive: true }) as string[]).map((name) => name.replace(/\.\w+$/, '')),
  )
  for (const key of listEntryKeys(place)) if (waiting.has(join(key.kind, key.id))) showPhoto(place, key)
}

/** Takes the photo of an entry away, with what is said of it. */
export function removePhoto(place: Workplace, key: EntryKey): void {
  const folder = folderOf(place, key)
  const there = ['photo.jpg', 'photo.png', 'photo.yaml'].filter((name) => existsSync(ownFile(folder, name)))
  writeTogether(place, new Map(there.map((name) => [`${key.kind}/${key.id}/${name}`, null])))
  dropWaiting(place, key)
  forgetContent()
}
