import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPhotos } from '#site/media/photos/find-photos.ts'
import { answerProposal } from '#update/core/accept.ts'
import { ProposalStore } from '#update/core/proposals.ts'
import { proposalsIn, runServices } from '#update/core/run-services.ts'
import { startUpdate } from '#update/testing/start-update.ts'
import { judgePicture, readHtml } from './ask-commons.ts'
import { proposePhotos } from './propose-photos.ts'

let update: Awaited<ReturnType<typeof startUpdate>>
beforeEach(async () => {
  update = await startUpdate(['open-data', 'map-points', 'places/reine', 'places/svolvaer'])
})
afterEach(() => update.close())
const storeOf = () => new ProposalStore(proposalsIn(update.options.dataFolder))

const page = (changes: Record<string, string>, size = 6000) => ({
  pageid: 1,
  title: 'File:X.jpg',
  imageinfo: [
    {
      timestamp: '2023-06-02T20:11:05Z',
      width: size,
      height: 4000,
      mime: 'image/jpeg',
      url: 'https://upload.wikimedia.org/x.jpg',
      descriptionurl: 'https://commons.wikimedia.org/x',
      extmetadata: Object.fromEntries(
        Object.entries({
          LicenseShortName: 'CC BY 4.0',
          LicenseUrl: 'https://creativecommons.org/licenses/by/4.0',
          Artist: 'Kari',
          AttributionRequired: 'true',
          ...changes,
        }).map(([name, value]) => [name, { value }]),
      ),
    },
  ],
})

it.each([
  [
    'is not for trade',
    { LicenseShortName: 'CC BY-NC 4.0', LicenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0' },
  ],
  [
    'may not be changed',
    { LicenseShortName: 'CC BY-ND 4.0', LicenseUrl: 'https://creativecommons.org/licenses/by-nd/4.0' },
  ],
  ['is contradicted by its address', { LicenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0' }],
  ['has another version at its address', { LicenseUrl: 'https://creativecommons.org/licenses/by/2.0' }],
  ['is of software', { LicenseShortName: 'GFDL', LicenseUrl: 'https://www.gnu.org/copyleft/fdl.html' }],
  ['is unknown', { LicenseShortName: '', LicenseUrl: '' }],
  ['names nobody where somebody must be named', { Artist: '<span style="display:none">Kari</span>' }],
  ['is free, and copyrighted after all', { LicenseShortName: 'Public domain', LicenseUrl: '', Copyrighted: 'True' }],
])('refuses a picture whose licence %s', (_, changes) => {
  expect(judgePicture(page({}))).toBeDefined()
  expect(judgePicture(page(changes))).toBeUndefined()
})

it('refuses what is too small, and reads an author without what is hidden', () => {
  expect(judgePicture(page({}, 1200))).toBeUndefined()
  expect(readHtml('<a href="x">Kari  Eksempel</a><span style="display: none;">Unknown author</span>')).toBe(
    'Kari Eksempel',
  )
})

it('shows nothing without a person’s words, and with them a photo that the guide can read', async () => {
  await runServices({ photos: proposePhotos }, update.options)
  const [first] = storeOf().list()
  if (!first) throw new Error('not proposed')
  const places = { contentFolder: update.options.contentFolder, today: '2026-11-30' }
  expect(() => answerProposal(storeOf(), first.id, 'accept', places)).toThrow(
    'It needs alt_no, alt_en, alt_de of you first.',
  )
  expect(existsSync(join(places.contentFolder, first.kind, first.entry, 'photo.jpg'))).toBe(false)
  const words = {
    alt_no: 'Fjell over stille vann',
    alt_en: 'Mountains above still water',
    alt_de: 'Berge über stillem Wasser',
  }
  answerProposal(storeOf(), first.id, 'accept', places, words)
  const { photos, faults } = findPhotos(places.contentFolder)
  expect(faults).toEqual([])
  expect(photos[0]?.facts).toMatchObject({
    credit: expect.stringContaining('Wikimedia Commons'),
    licence: { address: expect.stringMatching(/^https:\/\/creativecommons/) },
    alt: { en: words.alt_en },
    origin: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(readFileSync(photos[0]?.file ?? '').length).toBeGreaterThan(1000)
})

it('keeps no half of a picture', async () => {
  update.stub.setFault('thumb.wikimedia.org', { kind: 'half-picture' })
  const { failed } = await runServices({ photos: proposePhotos }, update.options)
  expect(failed.join()).toContain('answered no whole picture')
  expect(storeOf().list()).toEqual([])
})
