import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

interface FrameServer {
  /** `ws://…`, to which every connection gets the frames that are sent. */
  url: string
  /** Connections so far. */
  connections: () => number
  send: (text: string) => void
  /** Ends all connections, as a lost network would. */
  dropAll: () => void
  close: () => Promise<void>
}

// As RFC 6455 says.
const handshakeSuffix = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const textFrame = 0x81

/** Starts a WebSocket server on 127.0.0.1 that only speaks; `greet` gives the first frames of a connection. */
export async function serveFrames(greet: () => string[]): Promise<FrameServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((_, response) => response.writeHead(426).end())
  server.on('upgrade', (request, stream) => {
    const socket = stream as Socket
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${handshakeSuffix}`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => sockets.delete(socket))
    // Whoever says something says goodbye.
    socket.on('data', () => socket.end())
    for (const text of greet()) socket.write(frameText(text))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    connections: () => connections,
    send(text) {
      for (const socket of sockets) socket.write(frameText(text))
    },
    dropAll,
    close: () =>
      new Promise((resolve) => {
        dropAll()
        server.close(() => resolve())
      }),
  }
}

function frameText(text: string): Buffer {
  const payload = Buffer.from(text)
  const head = payload.length < 126 ? Buffer.from([textFrame, payload.length]) : Buffer.from([textFrame, 126, 0, 0])
  if (payload.length > 65_535) throw new Error('longer than a stub sends')
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
