import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createIdentifyVisitor, type Trust } from './identify-visitor.ts'

function identify(trust: Trust, address: string | undefined, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return createIdentifyVisitor(trust)({ socket: { remoteAddress: address }, headers } as IncomingMessage)
}

const proxy = '192.0.2.7'
const oneHop: Trust = (_address, hop) => hop < 1
const twoHops: Trust = (_address, hop) => hop < 2

test.each<[string, Trust, string | undefined, string | undefined, string]>([
  ['nobody, when the connection was reset', [proxy], undefined, '198.51.100.1', ''],
  ['an address', false, proxy, undefined, proxy],
  ['an IPv4 address in IPv6', false, `::ffff:${proxy}`, undefined, proxy],
  ['what a visitor says about itself', false, proxy, '198.51.100.1', proxy],
  ['what a trusted proxy says', [proxy], proxy, '198.51.100.1', '198.51.100.1'],
  ['what a trusted proxy says over IPv6', [proxy], `::ffff:${proxy}`, '198.51.100.1', '198.51.100.1'],
  ['what a proxy in a trusted range says', ['192.0.2.0/24'], '192.0.2.9', '198.51.100.1', '198.51.100.1'],
  ['the last address that is not trusted', [proxy], proxy, '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['one hop', oneHop, proxy, '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['two hops', twoHops, proxy, '10.0.0.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['a neighbour on a network card with a dot in its name', false, 'fe80::7%eth0.100', undefined, '65152:0:0:0'],
  ['a zone that no address has', true, proxy, 'fe80::7%a:b', '65152:0:0:0'],
  [
    'a trusted proxy that is named with its port',
    [proxy, '10.0.0.2'],
    proxy,
    '198.51.100.1, 10.0.0.2:443',
    '198.51.100.1',
  ],
  ['nothing', [proxy], proxy, '', proxy],
  ['commas', [proxy], proxy, ' , ,, ', proxy],
  [
    'the proxy that names nobody, and not who stands before that',
    true,
    proxy,
    '198.51.100.1, unknown, 10.0.0.2',
    '10.0.0.2',
  ],
])('%s', (_, trust, address, forwarded, visitor) => {
  expect(identify(trust, address, forwarded)).toBe(visitor)
})

describe('of what a proxy may write', () => {
  test.each([
    ['198.51.100.1:5678', '198.51.100.1'],
    ['198.51.100.1:1', '198.51.100.1'],
    ['"198.51.100.1"', '198.51.100.1'],
    ['"198.51.100.1:5678"', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['::ffff:c633:6401', '198.51.100.1'],
    ['[::ffff:198.51.100.1]:5678', '198.51.100.1'],
    ['2001:db8:1:2::7', '8193:3512:1:2'],
    ['2001:DB8:1:2::7', '8193:3512:1:2'],
    ['[2001:db8:1:2::7]', '8193:3512:1:2'],
    ['[2001:db8:1:2::7]:443', '8193:3512:1:2'],
    ['"[2001:db8:1:2::7]:443"', '8193:3512:1:2'],
    ['[fe80::7%eth0]:443', '65152:0:0:0'],
  ])('%s is a visitor', (forwarded, visitor) => {
    expect(identify([proxy], proxy, forwarded)).toBe(visitor)
  })

  test.each([
    ...[
      'unknown',
      'Unknown',
      '_hidden',
      '_hidden:80',
      '"_SEVKISEK"',
      'for=198.51.100.1',
      'localhost',
      '-',
      '""',
      '"',
      '[]',
      '[]:80',
    ],
    ...[
      '7',
      '7:80',
      '0x7f.1:80',
      '198.51.100:80',
      '198.51.100.1:99999',
      '198.51.100.1:',
      '198.51.100.256',
      '198.51.100.1/x',
    ],
    ...[
      'somebody@198.51.100.1:80',
      '198.51.100.1:80#x',
      '１98.51.100.1:80',
      '[2001:db8::7',
      '2001:db8::7]:80',
      '[198.51.100.1]:80',
    ],
    ...['2001:db8:1:2:3:4:5:6:443', '[2001:db8::7]:99999', '[2001:db8::7]x', '%', 'a\0b', 'x'.repeat(15_000)],
  ])('%j is nobody, and the proxy counts', (forwarded) => {
    expect(identify([proxy], proxy, forwarded)).toBe(proxy)
  })

  test('nothing breaks the count, and only addresses are ever kept', () => {
    const piece = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constantFrom(':', '[', ']', '%', '"', ',', '::', '.'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(identify(true, proxy, pieces.join(''))).toMatch(/^(?:\d+\.){3}\d+$|^(?:\d+:){3}\d+$/)
      }),
      { numRuns: 1000 },
    )
  })

  test('the port makes no visitor', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((each) => `[${each}]`),
    )
    const port = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(address, port, (each, number) => {
        expect(identify([proxy], proxy, `${each}:${number}`)).toBe(identify([proxy], proxy, each.replace(/[[\]]/g, '')))
      }),
      // Node writes this one with four decimal numbers.
      { examples: [['[::1:0]', 0]] },
    )
  })
})

test('a household with many IPv6 addresses is one visitor, its neighbour another', () => {
  const [one, same, other] = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7']
  expect(identify(false, one)).toBe(identify(false, same))
  expect(identify(false, one)).not.toBe(identify(false, other))
})
