import type { FastifyInstance } from 'fastify'
import { openConnection } from './open-connection.ts'

export interface BytesAnswer {
  status: number
  /** Status line and headers in lower case. */
  head: string
  body: string
}

/** Resolves with a listening app's response to these bytes once it closes the connection. */
export async function sendBytes(app: FastifyInstance, ...bytes: (string | Buffer)[]): Promise<BytesAnswer> {
  const { socket, received, closed } = openConnection(app.server)
  for (const part of bytes) socket.write(part)
  await closed
  const text = Buffer.from(received(), 'latin1').toString()
  // Skips «100 Continue».
  const [head = '', body = ''] = text.replace(/^(HTTP\/1\.1 1\d\d .*?\r\n\r\n)+/s, '').split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
