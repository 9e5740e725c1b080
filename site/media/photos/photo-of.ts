import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhotoFacts } from './photo-schema.ts'
import type { PhotoFormat, PreparedPhoto } from './prepare-photos.ts'

export interface Photo extends PhotoFacts {
  kind: string
  id: string
  /** Size of the widest file in pixels. */
  width: number
  height: number
  /** From narrow to wide. */
  sources: Record<PhotoFormat, { width: number; address: string }[]>
}

const preparedFolder = join(process.cwd(), '.cache/photos')

// Through the bundler, for hashed addresses.
const addresses = import.meta.glob<string>('/.cache/photos/*/*.{avif,webp,jpg}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Read once; in development the module is reloaded when photos change. */
const photos = new Map(readPrepared().map((photo) => [`${photo.kind}/${photo.id}`, withAddresses(photo)]))

/** Returns the photo in the folder of an entry (`content/<kind>/<id>/`), if any. */
export function photoOf(kind: string, id: string): Photo | undefined {
  return photos.get(`${kind}/${id}`)
}

export function listPhotos(): Photo[] {
  return [...photos.values()]
}

function readPrepared(): PreparedPhoto[] {
  const list = join(preparedFolder, 'photos.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PreparedPhoto[]) : []
}

function withAddresses({ widths, files, ...photo }: PreparedPhoto): Photo {
  const sourcesIn = (format: PhotoFormat) =>
    files[format].map((file, index) => ({ width: widths[index] ?? 0, address: addressOf(file) }))
  return { ...photo, sources: { avif: sourcesIn('avif'), webp: sourcesIn('webp'), jpg: sourcesIn('jpg') } }
}

function addressOf(file: string): string {
  const address = addresses[`/.cache/photos/${file}`]
  if (!address)
    throw new Error(`The prepared photo ${file} is listed and not there. Delete .cache/photos and build again.`)
  return address
}
