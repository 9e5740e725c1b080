import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

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
