import { expect, test } from 'vitest'
import { restoreHash } from './restore-hash.ts'

test.each([
  ['/min-tur%231&d=p.reine', '/min-tur#1&d=p.reine'],
  ['/en/map%2523plan', '/en/map#plan'],
  ['/en/my-trip%231&n=Sun%23&k=abcd?fbclid=1', '/en/my-trip#1&n=Sun%23&k=abcd?fbclid=1'],
])('%s had a number sign', (address, restored) => {
  expect(restoreHash(address)).toBe(restored)
})

test.each(['/min-tur', '/min-tur#1&n=%23', '/search?q=%23reine', '/steder%24', '%23'])('%s had none', (address) => {
  expect(restoreHash(address)).toBeUndefined()
})
