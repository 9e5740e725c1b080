import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { fetchText } from './fetch-text.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const options = { headers: { 'user-agent': 'guide' }, timeLimitMs: 5000, sizeLimitBytes: 1000 }

test.each([301, 302, 303, 307, 308])('a redirect with %i on the same host is followed', async (status) => {
  const { url, asked } = await serve((request, response) => {
    if (request.url === '/new') response.end(request.headers['user-agent'])
    else response.writeHead(status, { location: '/new' }).end()
  })
  expect(await fetchText(`${url}/old`, options)).toMatchObject({ status: 200, text: 'guide' })
  expect(asked).toEqual(['/old', '/new'])
})

test('a redirect to another host is not followed: nobody knocks there', async () => {
  const other = await serve((_request, response) => response.end('secret'))
  for (const location of [`${other.url}/x`, other.url.replace('http:', '')]) {
    const { url } = await serve((_request, response) => response.writeHead(302, { location }).end())
    await expect(fetchText(url, options)).rejects.toThrow(
      new UpstreamFailure('unreachable', 'it leads to another host'),
    )
  }
  expect(other.asked).toEqual([])
})

test('a host that leads on and on is given up', async () => {
  const { url, asked } = await serve((request, response) =>
    response.writeHead(302, { location: `${request.url}x` }).end(),
  )
  await expect(fetchText(`${url}/`, options)).rejects.toThrow('more than 3 redirects')
  expect(asked).toHaveLength(4)
})

test('nothing changed is no redirect', async () => {
  const { url } = await serve((_request, response) => response.writeHead(304, { location: '/elsewhere' }).end())
  expect((await fetchText(url, options)).status).toBe(304)
})

test('a body is posted as JSON, and its bytes are read as asked', async () => {
  const { url } = await serve((request, response) => {
    request.pipe(response.writeHead(200, { 'x-asked': `${request.method} ${request.headers['content-type']}` }))
  })
  const answer = await fetchText(url, {
    ...options,
    body: JSON.stringify({ name: 'Å' }),
    decode: (bytes) => bytes.toString('latin1'),
  })
  expect(answer.headers.get('x-asked')).toBe('POST application/json')
  expect(answer.text).toBe(Buffer.from(JSON.stringify({ name: 'Å' })).toString('latin1'))
})
