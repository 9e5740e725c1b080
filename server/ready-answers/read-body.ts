import type { IncomingMessage } from 'node:http'

/** Resolves with a body of known length; never if the client leaves. The caller can put it back with `unshift`. */
export function readBody(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    function read(): void {
      const body: Buffer | null = request.read(length)
      if (body === null) request.once('readable', read)
      else resolve(body)
    }
    // Most bodies arrive with the head and are available a tick later.
    process.nextTick(read)
  })
}
