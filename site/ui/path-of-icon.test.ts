import { expect, test } from 'vitest'
import * as icons from './icons.ts'
import { pathOfIcon } from './path-of-icon.ts'

test('every icon in use is a single path', () => {
  const all = Object.values(icons)
  expect(all.length).toBeGreaterThan(50)
  for (const svg of all) expect(pathOfIcon(svg)).toMatch(/^M[\d.]/)
})

test.each([
  '<svg viewBox="0 0 256 256"><circle r="4"/></svg>',
  '<svg><path d="M0,0"/><path d="M1,1"/></svg>',
  '<svg></svg>',
  '',
])('%j is no icon', (svg) => {
  expect(() => pathOfIcon(svg)).toThrow('single path')
})
