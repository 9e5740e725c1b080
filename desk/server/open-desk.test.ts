import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { openDesk } from './open-desk.ts'

const open: Server[] = []
const listen = (server: Server, port = 0): Promise<number> => {
  open.push(server)
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}
let place: ReturnType<typeof makeWorkplace>
beforeEach(() => {
  place = makeWorkplace('restaurants/fangst')
  mkdirSync(join(place.project, 'pages'))
  writeFileSync(join(place.project, 'pages/index.html'), 'desk')
})
afterEach(() => {
  for (const server of open.splice(0)) server.close()
  place.remove()
})

/** Starts a desk whose bundler answers everything; resolves with its port. Another program may have the next port. */
async function start(otherProgram?: Server): Promise<number> {
  const taken = otherProgram && (await listen(otherProgram))
  let answer: Awaited<ReturnType<typeof openDesk>> | undefined
  const server = createServer((asked, response) => answer?.(asked, response, () => response.end('bundler')))
  const port = await listen(server, taken ? taken - 1 : 0)
  const guard = { port, token: 'secret' }
  answer = await openDesk({ project: place.project, pagesFolder: join(place.project, 'pages'), guard })
  return port
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, async (response) => {
      let body = ''
      for await (const part of response) body += part
      resolve({ status: response.statusCode ?? 0, body })
    })
    asked.on('error', reject).end()
  })
}

it('lets no other site, port or name of the machine ask the bundler beside it, which opens editors and hands out sources', async () => {
  const port = await start()
  for (const path of [
    '/',
    '/__open-in-editor?file=x',
    '/@fs/etc/passwd',
    '/_image?href=x',
    '/@vite/client',
    '/api/today',
  ]) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: `http://127.0.0.1:${port + 1}` },
      { origin: 'null' },
      { host: `evil.example:${port}` },
    ] as Record<string, string>[]) {
      const { status, body } = await ask(port, path, headers)
      expect({ status, isPassedOn: body === 'bundler' }, `${path} ${JSON.stringify(headers)}`).toEqual({
        status: 403,
        isPassedOn: false,
      })
    }
  }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: `http://127.0.0.1:${port}` },
  ] as Record<string, string>[])
    expect((await ask(port, '/', headers)).body).toBe('bundler')
})

it('opens where another program has the port of the published site, and calls nothing of that program published', async () => {
  const port = await start(createServer((_, response) => response.end('somebody else')))
  const origin = `http://127.0.0.1:${port}`
  const { status, body } = await ask(port, '/desk/api/publish', { origin, cookie: `desk-${port}=secret` })
  expect(status).toBe(200)
  expect(JSON.parse(body)).not.toHaveProperty('publishedAt')
})
