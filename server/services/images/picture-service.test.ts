import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { createExampleHotelImages } from '#server/testing/example-hotel-images.ts'
import { readEncodedBody } from '#server/testing/read-ready-answer.ts'
import { type HotelPagesFault, startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'
import { createGuardedFetch, GuardedFetchFailure } from './guarded-fetch.ts'
import type { HotelImage } from './hotel-images.ts'
import { createPictureService, readPictureType } from './picture-service.ts'

let stub: Awaited<ReturnType<typeof startHotelPagesStub>>
let now = Date.UTC(2026, 10, 21)

beforeAll(async () => {
  stub = await startHotelPagesStub()
})
beforeEach(() => {
  stub.setFault('media', null)
  stub.requests.length = 0
})
afterAll(() => stub.close())

function crawled(hotelId: string, form = 'png'): HotelImage {
  const url = `${stub.origin}/media/${hotelId}-crawled.${form}`
  return { hotelId, url, pageUrl: `${stub.url}/${hotelId}`, foundAt: now }
}

function makePictures(given: HotelImage[] = [], { memoryBytes = 1_000_000, showsCrawled = true } = {}) {
  const images = createExampleHotelImages(given)
  const logged: object[] = []
  const pictures = createPictureService({
    fetch: createGuardedFetch({ allowed: { hosts: [], standInOrigin: stub.origin }, userAgent: 'guide/1' }),
    images,
    showsCrawled,
    clock: () => now,
    log: { warn: (fields: object) => logged.push(fields), error: (fields: object) => logged.push(fields) },
    headers: { 'x-content-type-options': 'nosniff' },
    memoryBytes,
  })
  return { images, logged, pictures }
}

function headersOf(answer: ReadyAnswer | string | undefined): Record<string, string> {
  if (typeof answer !== 'object') throw new Error(`no picture: ${answer}`)
  const list = answer.encodings[0]?.headers ?? []
  return Object.fromEntries(Array.from({ length: list.length / 2 }, (_, index) => list.slice(index * 2, index * 2 + 2)))
}

function bodyOf(answer: ReadyAnswer | string): Buffer {
  return typeof answer === 'string' ? Buffer.from(answer) : readEncodedBody(answer, 'identity')
}

function asked(): string[] {
  return stub.requests.map(({ path }) => path)
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'])('is sent as it is, with its kind: %s', async (form) => {
    const { pictures } = makePictures([crawled('a', form)])
    const answer = await pictures.answer('a')
    const direct = await fetch(`${stub.origin}/media/a-crawled.${form}`)
    expect(bodyOf(answer).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true)
    expect(headersOf(answer)).toMatchObject({
      'content-type': `image/${form}`,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
  })

  test('is the partner’s own where one is named, else the first of the page', async () => {
    const { pictures, images } = makePictures([crawled('a'), crawled('b')])
    await images.rememberPartnerPictures([{ hotelId: 'a', url: `${stub.origin}/media/a-own.jpeg` }])
    await pictures.answer('a')
    await pictures.answer('b')
    expect(asked()).toEqual(['/media/a-own.jpeg', '/media/b-crawled.png'])
  })

  test('is the first of the page where the partner’s own fails', async () => {
    const { pictures, images } = makePictures([crawled('a')])
    await images.rememberPartnerPictures([{ hotelId: 'a', url: 'http://10.0.0.1/secret.jpeg' }])
    expect(headersOf(await pictures.answer('a'))['content-type']).toBe('image/png')
    expect(asked()).toEqual(['/media/a-crawled.png'])
  })

  test('found on a page is not shown when pages may not be used', async () => {
    const { pictures } = makePictures([crawled('a')], { showsCrawled: false })
    expect(await pictures.answer('a')).toBe('unknown-hotel-picture')
    expect(asked()).toEqual([])
  })

  test('that nobody knows is not looked for anywhere', async () => {
    const { pictures } = makePictures()
    expect(await pictures.answer('a')).toBe('unknown-hotel-picture')
    expect(asked()).toEqual([])
  })
})

describe('memory', () => {
  test('one fetch serves everybody for a day, those who come at the same time too', async () => {
    const { pictures } = makePictures([crawled('a')])
    expect(pictures.findReady('a')).toBeUndefined()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.answer('a')))
    expect(new Set(answers).size).toBe(1)
    now += 23 * 3_600_000
    expect(pictures.findReady('a')).toBe(answers[0])
    expect(asked()).toHaveLength(1)
    now += 2 * 3_600_000
    expect(pictures.findReady('a')).toBeUndefined()
    await pictures.answer('a')
    expect(asked()).toHaveLength(2)
  })

  test('is limited in bytes: the picture longest unasked goes first', async () => {
    const size = (await (await fetch(`${stub.origin}/media/a-crawled.png`)).arrayBuffer()).byteLength
    const { pictures } = makePictures(
      ['a', 'b', 'c'].map((hotelId) => crawled(hotelId)),
      { memoryBytes: Math.round(size * 2.5) },
    )
    await pictures.answer('a')
    await pictures.answer('b')
    pictures.findReady('a')
    await pictures.answer('c')
    expect(['a', 'b', 'c'].filter((hotelId) => pictures.findReady(hotelId))).toEqual(['a', 'c'])
  })

  test('keeps an older picture when no newer comes', async () => {
    const { pictures } = makePictures([crawled('a')])
    const first = await pictures.answer('a')
    now += 25 * 3_600_000
    stub.setFault('media', { kind: 'status', status: 500 })
    expect(await pictures.answer('a')).toBe(first)
  })
})

test('an older picture is kept for a week, and no longer', async () => {
  const { pictures } = makePictures([crawled('a')])
  await pictures.answer('a')
  stub.setFault('media', { kind: 'status', status: 500 })
  now += 6 * 24 * 60 * 60_000
  expect(typeof (await pictures.answer('a'))).toBe('object')
  now += 24 * 60 * 60_000
  expect(await pictures.answer('a')).toBe('hotel-picture-unavailable')
  expect(pictures.findReady('a')).toBeUndefined()
})

describe('a failure', () => {
  const failing: [string, HotelPagesFault][] = [
    ['not found', { kind: 'status', status: 404 }],
    ['an error', { kind: 'status', status: 500 }],
    ['cut off', { kind: 'cut-off' }],
    ['no answer', { kind: 'reset' }],
    ['too large', { kind: 'huge' }],
    ['without end', { kind: 'endless' }],
    ['packed to burst', { kind: 'packed', encoding: 'gzip', unpackedBytes: 40_000_000 }],
    ['another type', { kind: 'wrong-type' }],
    ['a drawing that can hold script, called a picture', { kind: 'svg' }],
    [
      'a drawing that can hold script',
      { kind: 'text', contentType: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ],
    [
      'a page called a picture',
      { kind: 'text', contentType: 'image/jpeg', text: '<!doctype html><script>alert(1)</script>' },
    ],
    ['nothing', { kind: 'text', contentType: 'image/jpeg', text: '' }],
    ['a redirect out of the list', { kind: 'redirect', status: 302, to: 'http://169.254.169.254/latest/meta-data/' }],
  ]

  test.each(failing)('(%s) is remembered for a minute', async (_what, fault) => {
    const { pictures, logged } = makePictures([crawled('a')])
    stub.setFault('media', fault)
    expect(await pictures.answer('a')).toBe('hotel-picture-unavailable')
    const before = asked().length
    stub.setFault('media', null)
    expect(await pictures.answer('a')).toBe('hotel-picture-unavailable')
    expect(asked()).toHaveLength(before)
    expect(logged).toEqual([expect.objectContaining({ hotelId: 'a' })])
    now += 61_000
    expect(headersOf(await pictures.answer('a'))['content-type']).toBe('image/png')
  })

  test('to come in time is another', async () => {
    const images = createExampleHotelImages([crawled('a')])
    const pictures = createPictureService({
      fetch: () => Promise.reject(new GuardedFetchFailure('too-slow', 'no whole answer')),
      images,
      showsCrawled: true,
      clock: () => now,
      log: { warn: () => undefined, error: () => undefined },
      headers: {},
    })
    expect(await pictures.answer('a')).toBe('hotel-picture-late')
  })

  test('of the database is another, and not remembered', async () => {
    const { pictures, images } = makePictures([crawled('a')])
    images.failWith(new Error('gone'))
    expect(await pictures.answer('a')).toBe('hotel-pictures-unavailable')
    images.failWith(null)
    expect(headersOf(await pictures.answer('a'))['content-type']).toBe('image/png')
  })
})

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  [null, 'gif'],
  [null, 'tiff'],
] as const)('the first bytes tell %s from others: %s', async (type, form) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
  expect(readPictureType(await picture.toFormat(form).toBuffer())).toBe(type)
})
