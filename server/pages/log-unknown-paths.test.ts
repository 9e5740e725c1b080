import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logUnknownPaths } from './log-unknown-paths.ts'

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
  record('/en/kari@guide.example', 'en')
  expect(lines).toEqual([{ path: '/en/[hidden]', language: 'en', msg: 'unknown path' }])
})

test('four thousand paths in a minute are thirty lines and their number; the next minute has lines of its own', () => {
  const { lines, record } = recordLines()
  for (let asked = 0; asked < 4000; asked += 1) record(`/wp-${asked}.php`, asked % 4 ? 'no' : 'de')
  expect(lines).toHaveLength(30)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(31)
  expect(lines[30]).toEqual({ unlogged: { no: 2978, de: 992 }, msg: 'more unknown paths than are written out' })
  record('/later', 'no')
  expect(lines).toHaveLength(32)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(32)
})

test('what was only counted is written before the server ends', () => {
  const { lines, record, flush } = recordLines()
  for (let asked = 0; asked < 31; asked += 1) record('/nowhere', 'no')
  flush()
  expect(lines.at(-1)).toMatchObject({ unlogged: { no: 1 } })
})
