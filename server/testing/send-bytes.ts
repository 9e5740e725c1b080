import type { FastifyInstance } from 'fastify'
import { openConnection } from './open-connection.ts'

export interface BytesAnswer {
  status: number
  /** The line of the status and the headers, in small letters. */
  head: string
  body: string
}

/** Promises what a listening app answers to exactly these bytes, once it closes the connection. */
export async function sendBytes(app: FastifyInstance, ...bytes: (string | Buffer)[]): Promise<BytesAnswer> {
  const { socket, received, closed } = openConnection(app.server)
  for (const part of bytes) socket.write(part)
  await closed
  const text = Buffer.from(received(), 'latin1').toString()
  // «100 Continue» only says that an answer will follow.
  const [head = '', body = ''] = text.replace(/^(HTTP\/1\.1 1\d\d .*?\r\n\r\n)+/s, '').split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
