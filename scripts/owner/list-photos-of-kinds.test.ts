import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listPhotosOfKinds } from './list-photos-of-kinds.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(path: string, text = ''): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('every folder of entries is found by itself, with those that have a photo that can be used', async () => {
  const words = languageKeys.map((language) => `${language}: Red cabins on stilts.`).join('\n  ')
  const facts = `credit: Kari\nlicence: { name: CC BY 4.0 }\ntakenOn: "2025-02"\nalt:\n  ${words}\n`
  await write('places/reine/facts.yaml')
  await write('places/reine/photo.jpg')
  await write('places/reine/photo.yaml', facts)
  await write('places/nusfjord/facts.yaml')
  await write('trips/ryten/facts.yaml')
  // A photo without facts.
  await write('trips/ryten/photo.jpg')
  await write('pages/places/no.yaml')
  await write('pictures/reine.yaml')
  expect(listPhotosOfKinds(folder)).toEqual([
    { kind: 'places', ids: ['nusfjord', 'reine'], withPhoto: new Set(['reine']) },
    { kind: 'trips', ids: ['ryten'], withPhoto: new Set() },
  ])
})
