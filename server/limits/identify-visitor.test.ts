import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createIdentifyVisitor, type Trust } from './identify-visitor.ts'

function identify(trust: Trust, address: string | undefined, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return createIdentifyVisitor(trust)({ socket: { remoteAddress: address }, headers } as IncomingMessage)
}

test.each<[string, Trust, string | undefined, string | undefined, string]>([
  ['nobody, when the connection was reset', ['192.0.2.7'], undefined, '198.51.100.1', ''],
  ['an address', false, '192.0.2.7', undefined, '192.0.2.7'],
  ['an IPv4 address in IPv6', false, '::ffff:192.0.2.7', undefined, '192.0.2.7'],
  ['what a visitor says about itself', false, '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['what a trusted proxy says', ['192.0.2.7'], '192.0.2.7', '198.51.100.1', '198.51.100.1'],
  ['what a proxy in a trusted range says', ['192.0.2.0/24'], '192.0.2.9', '198.51.100.1', '198.51.100.1'],
  ['the last address that is not trusted', ['192.0.2.7'], '192.0.2.7', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['one hop', (_address, hop) => hop < 1, '192.0.2.7', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['a neighbour on a network card with a dot in its name', false, 'fe80::7%eth0.100', undefined, '65152:0:0:0'],
  ['a zone that no address has', true, '192.0.2.7', 'fe80::7%a:b', '65152:0:0:0'],
  ['words too long for an address', true, '192.0.2.7', 'x'.repeat(15_000), '192.0.2.7'],
  ['no address at all', ['192.0.2.7'], '192.0.2.7', 'Unknown', 'unknown'],
])('%s', (_, trust, address, forwarded, visitor) => {
  expect(identify(trust, address, forwarded)).toBe(visitor)
})

test('a household with many IPv6 addresses is one visitor, its neighbour another', () => {
  const [one, same, other] = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7']
  expect(identify(false, one)).toBe(identify(false, same))
  expect(identify(false, one)).not.toBe(identify(false, other))
})
