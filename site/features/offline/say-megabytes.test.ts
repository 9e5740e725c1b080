import { expect, test } from 'vitest'
import { sayMegabytes } from './say-megabytes.ts'

test('a size is said in megabytes with one decimal, rounded up, in the ways of the language', () => {
  expect(sayMegabytes(8_340_000, 'nb-NO')).toBe('8,4\u00a0MB')
  expect(sayMegabytes(8_340_000, 'en-GB')).toBe('8.4\u00a0MB')
  expect(sayMegabytes(12, 'de-DE')).toBe('0,1\u00a0MB')
})
