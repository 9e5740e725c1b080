import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { prepareAnswer, sendReadyAnswer } from './ready-answer.ts'

test.each([
  ['nothing', 0],
  ['a small body', 256],
  ['the longest small one', 4096],
  ['a large one', 4097],
])('%s arrives with every byte, twice, and stays away for HEAD', async (_, length) => {
  const body = Buffer.from(Array.from({ length }, (_byte, index) => index % 256))
  const answer = prepareAnswer({ headers: { 'content-type': 'image/webp' }, bodies: { identity: body } })
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
