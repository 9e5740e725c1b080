import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

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
