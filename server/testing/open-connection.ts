import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface OpenConnection {
  socket: Socket
  /** All that came so far, a letter for each byte. */
  received: () => string
  closed: Promise<void>
}

/** A connection to a server that listens on the loopback, which sends every piece at once. */
export function openConnection(server: Server): OpenConnection {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true })
  let text = ''
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1')
  })
  // A server that has answered may close before it has read everything; the answer still counts. `once` of node:events would
  // take that for a failure.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  return { socket, received: () => text, closed }
}
