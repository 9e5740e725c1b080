import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createAskHost } from './ask-host.ts'
import { HostSaysNothing } from './ask-outside-links.ts'

const userAgent = 'lofoten-guide-links/1.0 (post@guide.example)'
let end: () => void = () => undefined

afterEach(() => end())

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('createAskHost', () => {
  test('says who asks, follows no redirect, and sends no cookie back', async () => {
    const seen: IncomingMessage[] = []
    const address = await serve((request, response) => {
      seen.push(request)
      response.writeHead(301, { location: '/elsewhere', 'set-cookie': 'a=b' }).end()
    })
    const ask = createAskHost({ userAgent })
    expect(await ask(address, 'HEAD')).toEqual({ status: 301, location: '/elsewhere', text: '' })
    await ask(address, 'GET')
    expect(seen.map(({ method, headers }) => [method, headers['user-agent'], headers.cookie])).toEqual([
      ['HEAD', userAgent, undefined],
      ['GET', userAgent, undefined],
    ])
  })

  test('reads the text only where it is wanted, and not without end', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200)
      const write = () => {
        while (response.write('x'.repeat(65_536)));
      }
      response.on('drain', write)
      write()
    })
    const ask = createAskHost({ userAgent })
    expect((await ask(address, 'GET')).text).toBe('')
    const { text } = await ask(address, 'GET', true)
    expect(text.length).toBeGreaterThan(500_000)
    expect(text.length).toBeLessThan(1_000_000)
  })

  test('says why nobody answers', async () => {
    const ask = createAskHost({ userAgent, timeLimitMs: 50 })
    const address = await serve(() => undefined)
    await expect(ask(address, 'GET')).rejects.toThrow(new HostSaysNothing('too slow'))
    end()
    await expect(ask('http://127.0.0.1:9/', 'GET')).rejects.toThrow(new HostSaysNothing('no connection'))
    await expect(createAskHost({ userAgent })('https://nobody.invalid/', 'GET')).rejects.toThrow(
      new HostSaysNothing('no such host'),
    )
  })
})
