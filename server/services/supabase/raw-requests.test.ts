import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { sendBytes } from '#server/testing/open-connection.ts'

// Requests that client libraries would normalise or refuse.

const { app } = await buildExampleApp({ environment: { ALLOWED_ORIGINS: 'https://friend.example' } })

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const line = 'POST /functions/v1/expedia-api HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'
const key = 'apikey: lofoten-guide-public-key\r\n'
const json = 'content-type: application/json\r\n'
const search = '{"endpoint":"search-hotels"}'

test('a search as bytes is answered', async () => {
  const answer = await sendBytes(app, `${line}${key}${json}content-length: ${search.length}\r\n\r\n${search}`)
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body).properties).toHaveLength(10)
})

test('10 MB with their length told are refused before they are read, in the shape of functions', async () => {
  const { status, head, body } = await sendBytes(
    app,
    `${line}${key}${json}origin: https://friend.example\r\ncontent-length: 10000000\r\n\r\n`,
    Buffer.alloc(100_000, 0x20),
  )
  expect([status, JSON.parse(body)]).toEqual([413, { code: 'body-too-large', message: expect.any(String) }])
  expect(head).toContain('access-control-allow-origin: https://friend.example')
})

test('10 MB in chunks are refused where they become too many', async () => {
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const { status, body } = await sendBytes(
    app,
    `${line}${key}${json}transfer-encoding: chunked\r\n\r\n`,
    ...Array.from({ length: 160 }, () => chunk),
  )
  expect([status, JSON.parse(body).code]).toEqual([413, 'body-too-large'])
})

test.each([
  ['a line break in the key', 'apikey: lofoten-guide-public-key\nx-evil: 1\r\n', 400],
  ['a bare carriage return in the key', 'apikey: lofoten-guide-public-key\rx-evil: 1\r\n', 400],
  ['a null character in the key', 'apikey: lofoten-guide-public-key\0\r\n', 400],
  ['two keys', `${key}apikey: other\r\n`, 401],
  ['the key twice', `${key}${key}`, 401],
  ['a line break in the origin', `${key}origin: https://friend.example\nset-cookie: a=b\r\n`, 400],
])('%s is refused, and nothing of it comes back', async (_, headers, status) => {
  const answer = await sendBytes(app, `${line}${headers}${json}content-length: ${search.length}\r\n\r\n${search}`)
  expect(answer.status).toBe(status)
  expect(answer.head).not.toMatch(/x-evil|set-cookie/)
})

test('an origin that no page can have gets no word of allowance', async () => {
  const answer = await sendBytes(
    app,
    `${line}${key}${json}origin: *\r\ncontent-length: ${search.length}\r\n\r\n${search}`,
  )
  expect(answer.status).toBe(200)
  expect(answer.head).not.toContain('access-control-allow-origin')
})

test.each([
  ['broken', '{"endpoint":'],
  ['with a poisoned prototype', '{"endpoint":"search-hotels","__proto__":{"adults":3}}'],
  ['with a poisoned constructor', '{"endpoint":"search-hotels","constructor":{"prototype":{}}}'],
  ['deeper than anybody needs', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1')],
  ['empty', ''],
])('JSON that is %s is 400', async (_, body) => {
  const bytes = Buffer.from(body, 'latin1')
  const answer = await sendBytes(app, `${line}${key}${json}content-length: ${bytes.length}\r\n\r\n`, bytes)
  expect(answer.status).toBe(400)
  expect(Object.keys(JSON.parse(answer.body))).toEqual(['code', 'message'])
})
