import type { IncomingMessage } from 'node:http'

/**
 * Resolves to the body of a request, whose length in bytes is known, once it has arrived; `unshift` puts it back for whoever reads the
 * request next. Never resolves when the client leaves before.
 */
export function readBody(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    function read(): void {
      const body: Buffer | null = request.read(length)
      if (body === null) request.once('readable', read)
      else resolve(body)
    }
    // The parser hands over the head first: most bodies came with it and are there a tick later.
    process.nextTick(read)
  })
}
