import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildExampleApp } from './testing/example-app.ts'
import { hostileBytes, hostileRequest } from './testing/hostile-requests.ts'
import { judgeAnswer } from './testing/judge-answer.ts'
import { sendBytes } from './testing/open-connection.ts'

// A small version of `node bench/faults/hostile-requests.ts`, which sends ten thousand and watches memory.

const { app, logged } = await buildExampleApp({ environment: { TRUST_PROXY: 'true' } })

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

describe('whatever is asked', () => {
  test('the answer is one of those that are written down, tells nothing of the server, and the log holds no error', async () => {
    let asked = 0
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        asked += 1
        await nextTurn()
        // Each from an address of its own, to stay below the rate limits.
        const remoteAddress = `2001:db8:${asked.toString(16)}::1`
        const answer = await app.inject({ ...request, remoteAddress })
        expect(judgeAnswer(request.url, answer)).toEqual([])
      }),
      { numRuns: 1500, endOnFailure: true },
    )
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('over a socket the answer is HTTP with our headers, or none', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBytes, async (bytes) => {
        // Half a request is answered once the client ends it.
        const { status, head, body } = await sendBytes(app, bytes, Buffer.from('\r\n\r\nGET / HTTP/9.9\r\n\r\n'))
        if (head === '') return
        expect(status).toBeLessThan(500)
        expect(head).toContain('x-content-type-options: nosniff')
        expect(judgeAnswer('', { statusCode: status, headers: {}, body })).toEqual([])
      }),
      {
        numRuns: 150,
        endOnFailure: true,
        examples: [[Buffer.from('GET /%C3%A5 HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n')]],
      },
    )
    expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('and the judge would see what must not be', () => {
    const judge = (statusCode: number, body: string) => judgeAnswer('/en', { statusCode, headers: {}, body })
    expect(judge(200, 'fine')).toEqual([])
    expect(judge(500, '{}')).toHaveLength(1)
    expect(judge(400, 'Error: x\n    at parse (file:///srv/guide/server/build-app.ts:1:2)')).not.toEqual([])
    expect(judge(400, 'ENOENT: no such file')).not.toEqual([])
  })
})
