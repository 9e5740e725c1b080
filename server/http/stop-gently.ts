import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface GentleStop {
  /**
   * Calls `answer` for a request: at once, and while the server stops as soon as all is read that came with it. Not at all after an
   * answer that closes the connection, since its client was told that nothing further is looked at (RFC 9112 §9.6).
   */
  take: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
}

interface Connection {
  /** The response to the last request. */
  newest: ServerResponse | null
  isToldToClose: boolean
}

// On an idle connection a request may be on its way: if it is closed meanwhile, the client's side is reset, and what is no GET is lost.
// Longer than any way to us; who has not been heard of by then has nothing on the way.
const lingerMs = 1000
const sweepMs = 100

/**
 * Makes `close` of a server lose no request: what is under way or still arrives on an open connection is answered, the last answer on
 * each says `connection: close`, and those on which nothing comes for a second are closed once all that was sent has left.
 */
export function stopGently(server: Server): GentleStop {
  const connections = new Map<Socket, Connection>()
  let stoppingSince: number | null = null

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { newest: null, isToldToClose: false })
    socket.once('close', () => connections.delete(socket))
  })

  /** Decides when the head is written: by then it is known whether another answer follows on the connection. */
  function announceEnd(response: ServerResponse, connection: Connection): void {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    response.writeHead = (...args: unknown[]) => {
      // Fastify says it on every answer from now on, and node:http then drops those to what a client has asked meanwhile.
      response.removeHeader('connection')
      if (connection.newest === response) {
        connection.isToldToClose = true
        response.setHeader('connection', 'close')
      }
      return writeHead(...args)
    }
  }

  const closeIdle = server.closeIdleConnections.bind(server)
  function sweep(): void {
    if (stoppingSince === null || performance.now() - stoppingSince < lingerMs) return
    // After what has arrived is read: on a machine that is busy, a request may have waited for its turn as long as this one.
    setImmediate(() => {
      // To node:http a connection is idle whose answer still waits for the network.
      if (![...connections.keys()].some(({ writableLength }) => writableLength > 0)) closeIdle()
    })
  }
  // Fastify and node:http call it as soon as the server closes.
  server.closeIdleConnections = sweep

  const close = server.close.bind(server)
  server.close = (whenClosed) => {
    if (stoppingSince === null) {
      stoppingSince = performance.now()
      for (const connection of connections.values()) {
        const { newest } = connection
        if (newest && !newest.headersSent) announceEnd(newest, connection)
      }
      const sweeping = setInterval(sweep, sweepMs)
      server.once('close', () => clearInterval(sweeping))
    }
    return close(whenClosed)
  }

  return {
    take(request, response, answer) {
      const connection = connections.get(request.socket)
      if (connection?.isToldToClose) return
      if (connection) connection.newest = response
      if (stoppingSince === null) return answer()
      if (connection) announceEnd(response, connection)
      setImmediate(answer)
    },
  }
}
