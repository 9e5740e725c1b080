import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type AskHost, askOutsideLinks, type HostAnswer, HostSaysNothing } from './ask-outside-links.ts'

const userAgent = 'lofoten-guide-links/1.0 (post@guide.example)'
const partnerHosts = ['www.hotels.example']

const answer = (status: number, more: Partial<HostAnswer> = {}): HostAnswer => ({
  status,
  location: null,
  text: '',
  ...more,
})
const redirect = (location: string, status = 301): HostAnswer => answer(status, { location })

/** Returns fake hosts with responses by address; robots.txt is missing unless given. */
function createHosts(answers: Record<string, HostAnswer | HostSaysNothing | ((method: string) => HostAnswer)>) {
  const asked: string[] = []
  const ask: AskHost = async (address, method) => {
    asked.push(`${method} ${address}`)
    const found = answers[address] ?? answer(404)
    if (found instanceof Error) throw found
    return typeof found === 'function' ? found(method) : found
  }
  return { asked, ask }
}

const settings = { userAgent, partnerHosts, timeLimitMs: 60_000, pauseMs: 0 }

describe('askOutsideLinks', () => {
  test('tells what a link is answered with, and from where', async () => {
    const { ask } = createHosts({
      'https://nrk.example/a': answer(200),
      'https://nrk.example/b': redirect('/c'),
      'https://nrk.example/c': redirect('https://new.example/c', 302),
      'https://new.example/c': answer(200),
      'https://off.example/': new HostSaysNothing('too slow'),
    })
    const addresses = [
      'https://nrk.example/a',
      'https://nrk.example/b',
      'https://nrk.example/gone',
      'https://off.example/',
    ]
    expect(await askOutsideLinks(addresses, { ask, ...settings })).toEqual([
      { address: addresses[0], kind: 'answered', status: 200, finalAddress: addresses[0], isPermanent: true },
      {
        address: addresses[1],
        kind: 'answered',
        status: 200,
        finalAddress: 'https://new.example/c',
        isPermanent: false,
      },
      { address: addresses[2], kind: 'answered', status: 404, finalAddress: addresses[2], isPermanent: true },
      { address: addresses[3], kind: 'silent', reason: 'too slow', finalAddress: addresses[3] },
    ])
  })

  test('asks with HEAD, and once more with GET only where that is refused', async () => {
    const { ask, asked } = createHosts({
      'https://a.example/': answer(200),
      'https://b.example/': (method) => answer(method === 'HEAD' ? 405 : 200),
    })
    const found = await askOutsideLinks(['https://a.example/', 'https://b.example/'], { ask, ...settings })
    expect(found.map((each) => each.kind === 'answered' && each.status)).toEqual([200, 200])
    expect(asked.filter((each) => !each.endsWith('robots.txt')).sort()).toEqual([
      'GET https://b.example/',
      'HEAD https://a.example/',
      'HEAD https://b.example/',
    ])
  })

  test('never asks a partner, not even where a redirect leads there, so that nothing counts as a click', async () => {
    const { ask, asked } = createHosts({ 'https://short.example/x': redirect('https://no.hotels.example/?id=7') })
    const found = await askOutsideLinks(['https://short.example/x', 'https://www.hotels.example/'], {
      ask,
      ...settings,
    })
    expect(found.map((each) => each.kind === 'unasked' && each.reason)).toEqual(['partner', 'partner'])
    expect(asked.join()).not.toContain('hotels.example')
  })

  test.each([
    'http://127.0.0.1:3000/',
    'http://localhost/',
    'http://[::1]/',
    'http://router.lan/',
    'file:///etc/passwd',
  ])('never asks anything of this machine or network, such as %s', async (location) => {
    const { ask, asked } = createHosts({ 'https://trick.example/': redirect(location) })
    const [found] = await askOutsideLinks(['https://trick.example/'], { ask, ...settings })
    expect(found).toMatchObject({ kind: 'unasked', reason: 'local' })
    expect(asked).toEqual(['GET https://trick.example/robots.txt', 'HEAD https://trick.example/'])
  })

  test('leaves alone what robots.txt forbids, which it reads once a host', async () => {
    const { ask, asked } = createHosts({
      'https://a.example/robots.txt': answer(200, { text: 'User-agent: lofoten-guide-links\nDisallow: /private' }),
      'https://a.example/open': answer(200),
    })
    const addresses = ['https://a.example/open', 'https://a.example/private/1']
    const found = await askOutsideLinks(addresses, { ask, ...settings })
    expect(found.map(({ kind }) => kind)).toEqual(['answered', 'unasked'])
    expect(asked).toEqual(['GET https://a.example/robots.txt', 'HEAD https://a.example/open'])
  })

  test('ends where a host leads in circles', async () => {
    const { ask } = createHosts({ 'https://a.example/': redirect('https://a.example/') })
    const [found] = await askOutsideLinks(['https://a.example/'], { ask, ...settings })
    expect(found).toMatchObject({ kind: 'unasked', reason: 'circle' })
  })

  test('asks each host one thing at a time, and not more hosts at once than it may', async () => {
    const running = new Map<string, number>()
    let mostOfHost = 0
    let mostAtOnce = 0
    const ask: AskHost = async (address) => {
      const { host } = new URL(address)
      running.set(host, (running.get(host) ?? 0) + 1)
      mostOfHost = Math.max(mostOfHost, running.get(host) ?? 0)
      mostAtOnce = Math.max(
        mostAtOnce,
        [...running.values()].reduce((sum, each) => sum + each, 0),
      )
      await wait(2)
      running.set(host, (running.get(host) ?? 0) - 1)
      return answer(200)
    }
    const addresses = Array.from({ length: 40 }, (_, index) => `https://host${index % 8}.example/${index}`)
    const found = await askOutsideLinks(addresses, { ask, ...settings, hostsAtOnce: 3 })
    expect(found.every(({ kind }) => kind === 'answered')).toBe(true)
    expect([mostOfHost, mostAtOnce]).toEqual([1, 3])
  })

  test('asks nothing new once the time is over, and ends at once', async () => {
    let now = 0
    const ask: AskHost = async () => {
      now += 40
      return answer(200)
    }
    const addresses = Array.from({ length: 500 }, (_, index) => `https://a.example/${index}`)
    const parts = { ask, ...settings, pauseMs: 1, timeLimitMs: 100, clock: () => now }
    const found = await askOutsideLinks(addresses, parts)
    expect(found.filter(({ kind }) => kind === 'answered')).toHaveLength(2)
    expect(found.filter((each) => each.kind === 'unasked' && each.reason === 'time')).toHaveLength(498)
  })
})
