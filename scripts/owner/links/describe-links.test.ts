import { describe, expect, test } from 'vitest'
import type { Crawl } from './crawl-site.ts'
import { describeInsideLinks, describeOutsideLinks } from './describe-links.ts'

const origin = 'https://guide.example'
const now = Date.parse('2026-11-21T12:00:00Z')

const whole: Crawl = {
  paths: ['/', '/steder'],
  linkCount: 1200,
  dead: [],
  lostFragments: [],
  redirected: [],
  unreached: [],
  outside: [],
  partnerLinkCount: 3,
}

const inside = (changes: Partial<Crawl>, more: { vanished?: string[]; lastCrawlAt?: number } = {}) =>
  describeInsideLinks({
    crawl: { ...whole, ...changes },
    origin,
    builtAt: now,
    lastCrawlAt: more.lastCrawlAt ?? now,
    vanished: more.vanished ?? [],
  })

describe('describeInsideLinks', () => {
  test('is well where nothing is wrong, and says what was looked at', () => {
    const { state, summary, tables } = inside({})
    expect([state, tables]).toEqual(['well', []])
    expect(summary).toContain('1,200 links on 2 pages, built 2026-11-21 13:00.')
  })

  test('needs the owner where an address leads nowhere or has vanished', () => {
    const dead = [{ address: '/gone', pages: ['/de/fischerhütten', '/steder'] }]
    expect(inside({ dead })).toMatchObject({
      state: 'due',
      summary: expect.stringContaining('1 address leads nowhere; 1,200 links'),
      tables: [
        {
          rows: [['/gone', { text: '/de/fischerhütten and 1 more page', address: `${origin}/de/fischerh%C3%BCtten` }]],
        },
      ],
    })
    expect(inside({}, { vanished: ['/turer/old'] })).toMatchObject({
      state: 'due',
      tables: [{ title: expect.stringContaining('content/retired.yaml'), rows: [['/turer/old']] }],
    })
  })

  test('can be better where links are redirected or pages are hidden', () => {
    const redirected = [{ address: '/old', pages: ['/'], target: '/steder' }]
    expect(inside({ redirected }).state).toBe('open')
    expect(inside({ unreached: ['/alone'] }).state).toBe('open')
  })

  test('says that a first crawl cannot know what has vanished', () => {
    expect(inside({}, { lastCrawlAt: 0 }).summary).toContain('first crawl')
  })
})

describe('describeOutsideLinks', () => {
  const address = 'https://nrk.example/a'
  const outside = [{ address, pages: ['/'] }]
  const remembered = (outcome: string, failures = 0) => ({
    [address]: { outcome, finalAddress: address, askedAt: now, failures },
  })
  const describeThem = (more: Partial<Parameters<typeof describeOutsideLinks>[0]> = {}) =>
    describeOutsideLinks({
      crawl: { outside, partnerLinkCount: 3 },
      origin,
      memory: remembered('200'),
      changes: [],
      asked: 'yes',
      ...more,
    })

  test('is well where all are, and says that paying links are left alone', () => {
    expect(describeThem()).toMatchObject({ state: 'well', tables: [] })
    expect(describeThem().summary).toBe(
      '1 address, 1 well. Asked just now. 3 paying links are never followed, so that nothing counts as a click.',
    )
  })

  test('needs the owner as long as a link is dead, asked today or not', () => {
    for (const asked of ['yes', 'no', 'no network'] as const) {
      expect(describeThem({ memory: remembered('404', 1), asked })).toMatchObject({
        state: 'due',
        tables: [
          {
            title: expect.stringContaining('Dead'),
            rows: [[{ text: address }, `404, ${address}`, expect.anything(), expect.anything()]],
          },
        ],
      })
    }
  })

  test('says how to ask where nobody did, and that there is no network where that is so', () => {
    expect(describeThem({ memory: {}, asked: 'no' })).toMatchObject({
      state: 'missing',
      summary: expect.stringMatching(/1 never asked\. To ask them, run «npm run owner -- --outside»/),
    })
    expect(describeThem({ asked: 'no network' })).toMatchObject({
      state: 'missing',
      summary: expect.stringMatching(/last answers are of 2026-11-21 13:00\. Nobody could be asked now/),
    })
  })

  test('shows what answers otherwise than the last time, once', () => {
    const changes = [{ address, before: `200, ${address}`, now: `403, ${address}` }]
    expect(describeThem({ memory: remembered('403'), changes })).toMatchObject({
      state: 'open',
      tables: [
        {
          title: 'Answer otherwise than the last time',
          rows: [[{ text: address }, `200, ${address}`, `403, ${address}`]],
        },
      ],
    })
  })
})
