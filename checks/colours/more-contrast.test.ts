import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf } from '#pictures/drawing/colours.ts'

// What `prefers-contrast: more` promises: words at least 7:1 on every ground that has words.

const tokens = readFileSync(join(process.cwd(), 'site/styles/tokens.css'), 'utf8')
const blocks = tokens.split(/^ {2}@media /m)

/** Returns the colours of the blocks whose condition fits, the later ones winning, as a browser does. */
function readColours(isDark: boolean): (name: string) => string {
  const colours = new Map<string, string>()
  for (const [index, block] of blocks.entries()) {
    if (index > 0 && !isDark && block.includes('prefers-color-scheme: dark')) continue
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\));/g))
      colours.set(name, value)
  }
  const read = (name: string): string => {
    const value = colours.get(name) ?? ''
    return value.startsWith('var') ? read(value.slice('var(--'.length, -1)) : value
  }
  return read
}

const words = [
  'ink',
  'ink-2',
  'ink-3',
  'overprint',
  'sea',
  'sea-hover',
  'rorbu',
  'moss',
  'ochre-ink',
  'ok',
  'warn',
  'bad',
]
const grounds = ['paper', 'fog', 'raised', 'land', 'shallow']

test.each([
  ['light', false],
  ['dark', true],
])('words are 7:1 on every ground, %s', (_, isDark) => {
  const colour = readColours(isDark)
  const weak = words.flatMap((word) =>
    [...grounds, ...(word === 'warn' || word === 'bad' ? [`${word}-bg`] : [])]
      .filter((ground) => contrastOf(colour(ground), colour(word)) < 7)
      .map((ground) => `${word} on ${ground}`),
  )
  expect(weak).toEqual([])
  expect(contrastOf(colour('rorbu'), colour('on-rorbu'))).toBeGreaterThan(7)
  for (const list of ['hotels', 'restaurants', 'activities', 'cabins'])
    expect(contrastOf(colour(`rank-${list}`), '#ffffff'), list).toBeGreaterThan(7)
})
