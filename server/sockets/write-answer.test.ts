import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { prepareAnswer } from '#server/http/ready-answer.ts'
import { createAnswerWriter } from './write-answer.ts'

/** Promises the pieces that are handed to a connection for an answer of so many bytes that is asked for three times. */
function writeThrice(length: number): { pieces: Buffer[]; body: Buffer } {
  const body = Buffer.alloc(length, 'x')
  const answer = prepareAnswer({ headers: { 'content-type': 'text/plain' }, bodies: { identity: body } })
  const pieces: Buffer[] = []
  const connection = new Writable({
    write(piece: Buffer, _encoding, taken) {
      pieces.push(piece)
      taken()
    },
  })
  const write = createAnswerWriter({ keepAliveMs: 72_000 })
  for (let round = 0; round < 3; round += 1) write(connection, answer, answer.forms[0] ?? null)
  return { pieces, body }
}

test('a small answer that is asked for again is one piece with its head', () => {
  const { pieces, body } = writeThrice(20_000)
  expect(pieces.at(-1)?.length).toBeGreaterThan(body.length)
  // Should a second have begun in between, the third was the second of its second.
  expect(pieces.length).toBeLessThanOrEqual(5)
})

test('a large answer is never copied: who does not read it holds nothing that others do not share', () => {
  const { pieces, body } = writeThrice(200_000)
  expect(pieces.filter((piece) => piece === body)).toHaveLength(3)
})
