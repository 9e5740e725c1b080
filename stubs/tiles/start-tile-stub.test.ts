import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTileStub, type TileAnswer } from './start-tile-stub.ts'

let stub: Awaited<ReturnType<typeof startTileStub>>

beforeEach(async () => {
  stub = await startTileStub({ slowMs: 20 })
})
afterEach(() => stub.close())

const referer = 'http://guide.example/'

function ask(place = '8/138/60', headers: Record<string, string> = { referer }): Promise<Response> {
  const [z = '', x = '', y = ''] = place.split('/')
  return fetch(stub.url.replace('{z}', z).replace('{x}', x).replace('{y}', y), { headers })
}

test('a tile is a PNG of 256 pixels that is kept for a week', async () => {
  const answer = await ask()
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 256, height: 256 })
  expect(answer.headers.get('cache-control')).toContain('max-age=604800')
})

test('neighbours differ, and a tile is the same every time', async () => {
  const [first, again, neighbour] = await Promise.all(
    ['8/138/60', '8/138/60', '8/139/60'].map(async (place) => (await ask(place)).headers.get('etag')),
  )
  expect(again).toBe(first)
  expect(neighbour).not.toBe(first)
})

test('whoever has the tile already is sent nothing', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await ask('8/138/60', { referer, 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each(['20/1/1', '8/256/0', '8/0/256', '8/1.5/1', 'x/1/1'])('there is no tile %s', async (place) => {
  expect((await ask(place)).status).toBe(404)
})

test('whoever does not say which site asks is refused', async () => {
  expect((await ask('8/138/60', {})).status).toBe(403)
})

test.each<TileAnswer>([403, 404, 429, 500, 503])('it answers %d on demand, without a picture', async (status) => {
  stub.answerWith(status)
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/plain')
  stub.answerWith('tiles')
  expect((await ask()).status).toBe(200)
})

test('it cuts the connection, or answers late, on demand', async () => {
  stub.answerWith('none')
  await expect(ask()).rejects.toThrow()
  stub.answerWith('slow')
  expect((await ask()).status).toBe(200)
})

test('a late tile comes as soon as another answer is chosen', async () => {
  const patient = await startTileStub({ slowMs: 600_000 })
  patient.answerWith('slow')
  const late = fetch(patient.url.replace(/\{.\}/g, '1'), { headers: { referer } })
  await expect.poll(() => patient.requests.length).toBe(1)
  patient.answerWith('tiles')
  expect((await late).status).toBe(200)
  await patient.close()
})

test('another process can choose the answer, and read what was asked', async () => {
  const { origin } = new URL(stub.url.replaceAll(/[{}]/g, ''))
  const choose = (body: string) => fetch(`${origin}/__stub/fault`, { method: 'POST', body })
  expect((await choose('429')).status).toBe(204)
  expect((await choose('"sometimes"')).status).toBe(400)
  await ask()
  await choose('null')
  await ask()
  const requests = await (await fetch(`${origin}/__stub/requests`)).json()
  expect(requests).toMatchObject([
    { path: '/8/138/60.png', status: 429, headers: { referer } },
    { path: '/8/138/60.png', status: 200 },
  ])
})
