import { expect, test } from 'vitest'
import { readAcceptEncoding } from './read-accept-encoding.ts'

test.each([
  [undefined, { br: 0, gzip: 0, identity: 0.0001 }],
  ['', { br: 0, gzip: 0, identity: 0.0001 }],
  ['gzip, deflate, br, zstd', { br: 1, gzip: 1, identity: 0.0001 }],
  ['br;q=0.5, GZIP', { br: 0.5, gzip: 1, identity: 0.0001 }],
  ['x-gzip', { br: 0, gzip: 1, identity: 0.0001 }],
  ['*', { br: 1, gzip: 1, identity: 0.0001 }],
  ['br;q=0, *;q=0.3', { br: 0, gzip: 0.3, identity: 0.0001 }],
  ['gzip, *;q=0', { br: 0, gzip: 1, identity: 0 }],
  ['gzip;q=0, identity;q=0', { br: 0, gzip: 0, identity: 0 }],
  ['gzip;q=0.5, identity', { br: 0, gzip: 0.5, identity: 1 }],
  [`br${','.repeat(15_000)}`, { br: 0, gzip: 0, identity: 0.0001 }],
  ['br;q=banana, gzip;q=7', { br: 0, gzip: 0, identity: 0.0001 }],
])('%j is understood', (header, welcome) => {
  expect(readAcceptEncoding(header)).toEqual(welcome)
})

test('forgets nothing it needs when thousands of different headers come', () => {
  for (let index = 0; index < 5000; index += 1) readAcceptEncoding(`gzip;q=0.${index}`)
  expect(readAcceptEncoding('br').br).toBe(1)
})
