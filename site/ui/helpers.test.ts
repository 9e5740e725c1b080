import { describe, expect, it, test } from 'vitest'
import * as icons from './icons.ts'
import { pathOfIcon } from './path-of-icon.ts'
import { readAnswer } from './read-answer.ts'
import { withKeys } from './with-keys.ts'

it('tells items apart that have the same key or none, and leaves the others theirs', () => {
  const keys = withKeys(['a', 'b', 'a', null, null], (each) => each).map(([key]) => key)
  expect(keys).toEqual(['a', 'b', 'a 2', '', ' 2'])
})

describe('readAnswer', () => {
  it('resolves with the JSON', async () => {
    expect(await readAnswer(Response.json({ place: 'reine' }), 'The example')).toEqual({ place: 'reine' })
  })

  it.each(['{"status":503}', '<h1>Bad gateway</h1>'])('names a refusal and reads it: %s', async (body) => {
    const refusal = new Response(body, { status: 503 })
    await expect(readAnswer(refusal, 'The example')).rejects.toThrow('The example returned 503')
    // An unread body would hold its connection.
    expect(refusal.bodyUsed).toBe(true)
  })

  it('throws when what came is no JSON', async () => {
    await expect(readAnswer(new Response('{"place":'), 'The example')).rejects.toThrow(SyntaxError)
  })
})

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
