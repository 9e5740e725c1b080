import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPhotoFaults, photoFormats, preparePhotos } from './prepare-photos.ts'
import { exampleFacts, makeContent, makeFolder, paintPicture } from './testing/example-photos.ts'

const secret = 'Kari Nordmann, Storgata'

async function makeReine(): Promise<string> {
  const photo = await paintPicture(1700, 1000)
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '67/1 55/1 57/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${secret} --></x:xmpmeta>`)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  expect(photo.includes(secret)).toBe(true)
  return makeContent({ 'places/reine/photo.jpg': photo, 'places/reine/photo.yaml': exampleFacts })
}

async function readPrepared(folder: string): Promise<Record<string, Buffer>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort()
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))])))
}

describe('the prepared files of a photo', () => {
  let content: string
  let prepared: string
  let files: Record<string, Buffer>

  beforeAll(async () => {
    content = await makeReine()
    prepared = await makeFolder()
    await preparePhotos(content, prepared)
    files = await readPrepared(prepared)
  }, 60_000)

  const pictures = () => Object.entries(files).filter(([name]) => !name.endsWith('.json'))

  it('are AVIF, WebP and JPEG in every width up to that of the photo', async () => {
    const widths = [480, 800, 1200, 1600]
    const [photo] = (await preparePhotos(content, prepared)).photos
    expect(photo).toMatchObject({ kind: 'places', id: 'reine', width: 1700, height: 1000, widths })
    expect(pictures()).toHaveLength(widths.length * photoFormats.length)
    for (const format of photoFormats) {
      const made = (photo?.files[format] ?? []).map((name) => sharp(files[name]).metadata())
      expect((await Promise.all(made)).map(({ width }) => width)).toEqual(widths)
    }
    const kinds = await Promise.all(
      photoFormats.map((format) => sharp(files[photo?.files[format][0] ?? '']).metadata()),
    )
    expect(kinds.map((each) => each.compression ?? each.format)).toEqual(['av1', 'webp', 'jpeg'])
  })

  it('carry nothing that the camera wrote, and plain sRGB', async () => {
    for (const [name, bytes] of pictures()) {
      const { exif, xmp, iptc, icc, orientation, space, depth } = await sharp(bytes).metadata()
      expect({ name, exif, xmp, iptc, icc, orientation, space, depth }).toEqual({ name, space: 'srgb', depth: 'uchar' })
      expect(bytes.includes(secret)).toBe(false)
    }
  })

  it('are the same bytes wherever they are made', async () => {
    const elsewhere = await makeFolder()
    await preparePhotos(content, elsewhere)
    expect(await readPrepared(elsewhere)).toEqual(files)
  }, 60_000)

  it('are made once, and again when the photo is another', async () => {
    expect((await preparePhotos(content, prepared)).made).toBe(0)
    await writeFile(join(content, 'places/reine/photo.jpg'), await paintPicture(1610, 900).jpeg().toBuffer())
    expect(await preparePhotos(content, prepared)).toMatchObject({ made: 1, photos: [{ width: 1610 }] })
    expect(Object.keys(await readPrepared(prepared))).toHaveLength(4 * photoFormats.length + 2)
  }, 60_000)

  it('go when the photo goes', async () => {
    await rm(join(content, 'places/reine'), { recursive: true })
    expect(await preparePhotos(content, prepared)).toEqual({ photos: [], made: 0 })
    expect(await readdir(prepared)).toEqual(['photos.json'])
  })
})

it('tells everything that is wrong at once: what is written and what is seen', async () => {
  const small = await paintPicture(800, 500).jpeg().toBuffer()
  const content = await makeContent({
    'places/nusfjord/photo.jpg': small,
    'places/reine/photo.jpg': small,
    'places/reine/photo.yaml': exampleFacts,
  })
  const faults = /nusfjord\/photo\.yaml is missing.*reine\/photo\.jpg is 800 × 500 px/s
  await expect(preparePhotos(content, await makeFolder())).rejects.toThrow(faults)
  expect((await findPhotoFaults(content)).map(({ message }) => message).join('\n')).toMatch(faults)
})
