import { expect, test } from 'vitest'
import { formatMegabytes } from './format-megabytes.ts'

test('a size is formatted in megabytes with one decimal, rounded up, per language', () => {
  expect(formatMegabytes(8_340_000, 'nb-NO')).toBe('8,4\u00a0MB')
  expect(formatMegabytes(8_340_000, 'en-GB')).toBe('8.4\u00a0MB')
  expect(formatMegabytes(12, 'de-DE')).toBe('0,1\u00a0MB')
})
