import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { classifyUnknownPath, logUnknownPaths } from './log-unknown-paths.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function recordLines() {
  const lines: object[] = []
  const unknownPaths = logUnknownPaths({ info: (fields, msg) => lines.push({ ...fields, msg }) })
  return { lines, ...unknownPaths }
}

test('a path is written at once, without what is personal in it', () => {
  const { lines, record } = recordLines()
  record('/en/kari@guide.example/trip', 'en')
  expect(lines).toEqual([{ path: '/en/[hidden]/trip', language: 'en', class: 'page', msg: 'unknown path' }])
})

test('four thousand paths in a minute are twenty lines and their number; the next minute has lines of its own', () => {
  const { lines, record } = recordLines()
  for (let asked = 0; asked < 4000; asked += 1) record(`/gone-${asked}`, 'no')
  expect(lines).toHaveLength(20)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(21)
  expect(lines[20]).toEqual({ unlogged: { page: 3980 }, msg: 'more unknown paths than are written out' })
  record('/later', 'no')
  expect(lines).toHaveLength(22)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(22)
})

test('a flood of probes hides no broken link of ours', () => {
  const { lines, record, flush } = recordLines()
  for (let asked = 0; asked < 500; asked += 1) record(`/wp-${asked}.php`, 'no')
  for (let asked = 0; asked < 500; asked += 1) record(`/${asked}.jpg`, 'no')
  record('/steder/rein', 'no')
  flush()
  expect(lines).toHaveLength(12)
  expect(lines[10]).toMatchObject({ path: '/steder/rein' })
  expect(lines[11]).toMatchObject({ unlogged: { probe: 495, file: 495 } })
})

test('what was only counted is written before the server ends', () => {
  const { lines, record, flush } = recordLines()
  for (let asked = 0; asked < 21; asked += 1) record('/nowhere', 'no')
  flush()
  expect(lines.at(-1)).toMatchObject({ unlogged: { page: 1 } })
})

test.each([
  ['page', ['/steder/rein', '/en/gone fishing', '/de/fischerhütte', '/2026.11.21/x', '/.well-known/security']],
  ['file', ['/mark.png', '/_assets/island.Ab12.js', '/.well-known/security.txt', '/en/places.htm']],
  ['probe', ['/.env', '/.git/config', '/wp-login', '/x/index.php', '/a.php/b', '/../etc', '/cgi-bin/x', '/%2e']],
])('a %s is known by its path', (kind, paths) => {
  for (const path of paths) expect(classifyUnknownPath(path), path).toBe(kind)
})
