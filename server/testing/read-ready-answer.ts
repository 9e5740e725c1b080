import type { Encoding } from '#server/http/accept-headers.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { createReadEach } from '#server/upstream/read-each.ts'

/** Reads each record for itself, and tells nobody of odd ones. */
export const readEvery = createReadEach('a service', { warn: () => undefined })

export function readEncodedBody(answer: ReadyAnswer, wanted: Encoding): Buffer {
  const body = answer.encodings.find(({ encoding }) => encoding === wanted)?.body
  if (!Buffer.isBuffer(body)) throw new Error(`${wanted} is not in memory`)
  return body
}

export function readReadyAnswer(answer: ReadyAnswer): unknown {
  return JSON.parse(String(readEncodedBody(answer, 'identity')))
}
