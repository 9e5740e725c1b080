import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { chooseEncoding, prepareAnswer, type ReadyAnswer, sendReadyAnswer } from './ready-answer.ts'

test.each([
  ['nothing', 0],
  ['a small body', 256],
  ['the longest small one', 4096],
  ['a large one', 4097],
])('%s arrives with every byte, twice, and stays away for HEAD', async (_, length) => {
  const body = Buffer.from(Array.from({ length }, (_byte, index) => index % 256))
  const answer = prepareAnswer({ headers: { 'content-type': 'image/webp' }, encodings: { identity: body } })
  const server = createServer((request, response) => sendReadyAnswer(request, response, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (const method of ['GET', 'GET', 'HEAD']) {
    const answered = await fetch(url, { method })
    expect(answered.headers.get('content-length')).toBe(String(length))
    const bytes = Buffer.from(await answered.arrayBuffer())
    expect(bytes.equals(method === 'HEAD' ? Buffer.alloc(0) : body)).toBe(true)
  }
  server.close()
})

const encodings = {
  identity: async () => Buffer.from('identity'),
  ...{ br: Buffer.from('br'), gzip: Buffer.from('gzip') },
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0.9', 'gzip'],
  ['gzip;q=0.9, br', 'br'],
  ['zstd', 'identity'],
  [undefined, 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
])('for %s the encoding is %s, in memory or not', (acceptEncoding, encoding) => {
  const answer = prepareAnswer({ headers: {}, encodings })
  expect(chooseEncoding(answer, { acceptEncoding, ifNoneMatch: undefined })?.encoding).toBe(encoding)
})

test('an encoding that is not in memory is loaded and sent with the headers of the answer and its own', async () => {
  const answer = prepareAnswer({ headers: { 'x-own': 'yes' }, etag: 'W/"a"', encodings })
  const answered = await sendOverHttp(answer, { 'accept-encoding': 'identity' })
  expect(await answered.text()).toBe('identity')
  expect(Object.fromEntries(answered.headers)).toMatchObject({
    ...{ 'x-own': 'yes', etag: 'W/"a"', vary: 'accept-encoding', 'content-length': '8' },
  })
})

test('an encoding that cannot be loaded is answered 503, to be asked for again, and nobody keeps that answer', async () => {
  const answer = prepareAnswer({
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', 'x-own': 'yes' },
    etag: 'W/"a"',
    encodings: { identity: () => Promise.reject(new Error('gone')) },
  })
  const answered = await sendOverHttp(answer, {})
  expect(answered.status).toBe(503)
  expect(problemDocument.parse(await answered.json()).code).toBe('file-unavailable')
  expect(answered.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answered.headers.get('cache-control')).toBe('no-store')
  expect(answered.headers.get('retry-after')).toBe('60')
  expect(answered.headers.get('x-own')).toBe('yes')
  expect(answered.headers.has('etag')).toBe(false)
})

async function sendOverHttp(answer: ReadyAnswer, headers: Record<string, string>): Promise<Response> {
  const server = createServer((request, response) => sendReadyAnswer(request, response, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answered = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
  server.close()
  return answered
}

test.each([
  ['a reader without a browser', {}, 'accept, accept-encoding'],
  ['a browser', { 'sec-fetch-dest': 'document' }, 'accept-encoding'],
  [
    'a browser that asks for Markdown',
    { 'sec-fetch-dest': 'empty', accept: 'text/markdown' },
    'accept, accept-encoding',
  ],
])('for %s what there is as Markdown too varies by what decides between copies', async (_, headers, vary) => {
  const identity = Buffer.from('page')
  const markdown = prepareAnswer({ headers: {}, etag: 'W/"m"', encodings: { identity }, variesByAccept: true })
  const answer = prepareAnswer({ headers: {}, etag: 'W/"h"', encodings: { identity }, markdown })
  expect((await sendOverHttp(answer, headers)).headers.get('vary')).toBe(vary)
  const known = { ...headers, 'if-none-match': 'W/"h", W/"m"' }
  const unchanged = await sendOverHttp(answer, known)
  expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([304, vary])
})
