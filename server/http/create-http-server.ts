import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { connectionLimits } from '#server/limits/request-limits.ts'

/**
 * Returns a server for the guide that does not listen yet. When it stops, it closes idle connections once everything that was
 * handed over has been sent: node:http takes a connection for idle while a slow client is still being sent its answer.
 */
export function createHttpServer(listener: RequestListener): Server {
  // A GET without a body needs no stream for it, which is a fortieth of the work for an answer from memory.
  const server = createServer({ ...connectionLimits, optimizeEmptyRequests: true }, listener)
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    if (![...open].some(({ writableLength }) => writableLength > 0)) closeIdleConnections()
  }
  return server
}
