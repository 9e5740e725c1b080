import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface BytesAnswer {
  status: number
  /** The line of the status and the headers, in small letters. */
  head: string
  body: string
}

/** Promises what a listening app answers to exactly these bytes, once it closes the connection. */
export async function sendBytes(app: FastifyInstance, ...bytes: (string | Buffer)[]): Promise<BytesAnswer> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  // A server that has answered may close before it has read everything; the answer still counts.
  socket.on('error', () => undefined)
  for (const part of bytes) socket.write(part)
  await new Promise((resolve) => socket.on('close', resolve))
  // «100 Continue» only says that an answer will follow.
  const [head = '', body = ''] = text.replace(/^(HTTP\/1\.1 1\d\d .*?\r\n\r\n)+/s, '').split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
