import type { IncomingMessage } from 'node:http'

/**
 * Resolves to the body of a request, whose length in bytes is known, once it has arrived, and leaves it in the stream for whoever
 * reads the request next. Never resolves when the client leaves before.
 */
export function peekBody(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    request.on('readable', function read() {
      const body: Buffer | null = request.read(length)
      if (body === null) return
      request.off('readable', read)
      request.unshift(body)
      resolve(body)
    })
  })
}
