import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startHotelPagesStub } from './start-hotel-pages-stub.ts'

let stub: Awaited<ReturnType<typeof startHotelPagesStub>>

beforeAll(async () => {
  stub = await startHotelPagesStub()
})
afterEach(() => {
  for (const part of ['pages', 'media', 'robots'] as const) stub.setFault(part, null)
})
afterAll(() => stub.close())

test('there is a page for any id, in both ways of writing it, with pictures that are pictures', async () => {
  for (const address of [`${stub.url}/eksempel-1`, `${stub.origin}/Some-Name.heksempel-1.Hotel-Information`]) {
    const page = await (await fetch(address)).text()
    const pictures = page.match(/http:[^"]+?\.(?:jpeg|png|webp)/g) ?? []
    expect(new Set(pictures).size).toBe(3)
    for (const picture of new Set(pictures)) {
      const answer = await fetch(picture)
      const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    }
  }
})

test('a picture is the same every time, and another for another hotel', async () => {
  const [first, again, other] = await Promise.all(
    ['a-1', 'a-1', 'b-1'].map(async (name) =>
      Buffer.from(await (await fetch(`${stub.origin}/media/${name}.png`)).arrayBuffer()).toString('base64'),
    ),
  )
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('faults can be set from another process, for one part', async () => {
  const fault = { part: 'pages', fault: { kind: 'status', status: 503 } }
  const set = await fetch(`${stub.origin}/__stub/fault`, { method: 'POST', body: JSON.stringify(fault) })
  expect(set.status).toBe(204)
  expect((await fetch(`${stub.url}/a`)).status).toBe(503)
  expect((await fetch(`${stub.origin}/robots.txt`)).status).toBe(200)
})

test('what has no page is not found', async () => {
  expect((await fetch(`${stub.origin}/other`)).status).toBe(404)
  expect((await fetch(`${stub.origin}/media/a-1.gif`)).status).toBe(404)
})
