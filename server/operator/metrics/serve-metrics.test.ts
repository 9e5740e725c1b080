import { afterEach, describe, expect, test, vi } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'

const log = { error: vi.fn() }
let stop: () => Promise<void> = async () => undefined

afterEach(async () => {
  await stop()
  vi.clearAllMocks()
})

async function serve(describeAll: () => Promise<string>): Promise<string> {
  const served = await serveMetrics({ host: '127.0.0.1', port: 0, describe: describeAll, log })
  stop = served.stop
  return `http://127.0.0.1:${served.port}`
}

describe('serveMetrics', () => {
  test('tells the figures as Prometheus wants them, and nothing else', async () => {
    const address = await serve(async () => 'guide_fish_total 1\n')
    const answer = await fetch(`${address}/metrics`)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await answer.text()).toBe('guide_fish_total 1\n')
    expect((await fetch(`${address}/`)).status).toBe(404)
    expect((await fetch(`${address}/metrics`, { method: 'POST', body: 'x' })).status).toBe(405)
  })

  test('says 500 where the figures cannot be told, and goes on', async () => {
    let isBroken = true
    const address = await serve(async () => {
      if (isBroken) throw new Error('on purpose')
      return ''
    })
    expect((await fetch(`${address}/metrics`)).status).toBe(500)
    expect(log.error).toHaveBeenCalledOnce()
    isBroken = false
    expect((await fetch(`${address}/metrics`)).status).toBe(200)
  })

  test('does not begin where the port is taken', async () => {
    const address = await serve(async () => '')
    const port = Number(new URL(address).port)
    await expect(serveMetrics({ host: '127.0.0.1', port, describe: async () => '', log })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
