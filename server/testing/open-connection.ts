import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface OpenConnection {
  socket: Socket
  /** Everything received so far, as Latin-1. */
  received: () => string
  closed: Promise<void>
}

/** Opens a raw connection to a server on the loopback, without Nagle's algorithm. */
export function openConnection(server: Server): OpenConnection {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true })
  let text = ''
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1')
  })
  // A server may close before reading everything; `once` of node:events would reject then.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  return { socket, received: () => text, closed }
}

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
