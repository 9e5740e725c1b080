import { connect, type Socket } from 'node:net'

/** A request with a body is a POST. */
export interface LoadRequest {
  path: string
  headers: Record<string, string>
  body?: string
  /** Each comes from another address (`x-forwarded-for`), so that no visitor's limit ends the load. */
  isFromMany?: boolean
}

export interface LoadOptions {
  port: number
  request: LoadRequest
  connections: number
  seconds: number
}

export interface LoadResult {
  requests: number
  requestsPerSecond: number
  /** Milliseconds from request to last byte. */
  p50: number
  p95: number
  p99: number
}

/** As current browsers send it. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** Returns one of a million addresses, all of the same length. */
function describeAddress(number: number): string {
  return `10.${[10_000, 100, 1].map((place) => 100 + (Math.floor(number / place) % 100)).join('.')}`
}

function writeRequest({ path, headers, body, isFromMany }: LoadRequest): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const from = isFromMany ? { 'x-forwarded-for': describeAddress(0) } : {}
  const lines = Object.entries({ host: '127.0.0.1', ...from, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

/** Sends requests one at a time per connection with minimal client work. Throws for anything but a complete 200. */
export async function sendLoad({ port, request, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const times: number[] = []
  const bytes = writeRequest(request)
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await keepAsking(socket, () => (request.isFromMany ? changeAddress(bytes) : bytes), end, times)
      socket.destroy()
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    requests: times.length,
    requestsPerSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}

let asked = 0

/** Returns a copy, since a socket may still hold the bytes before. */
function changeAddress(request: Buffer): Buffer {
  asked += 1
  const changed = Buffer.from(request)
  changed.write(describeAddress(asked), request.indexOf(describeAddress(0)))
  return changed
}

function keepAsking(socket: Socket, nextRequest: () => Buffer, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0
    let sentAt = performance.now()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      // On the loopback a response head arrives in one piece.
      missing = missing === 0 ? readMissing(chunk) : missing - chunk.length
      if (Number.isNaN(missing)) return reject(new Error(`not a whole 200: ${String(chunk).slice(0, 300)}`))
      if (missing > 0) return
      const now = performance.now()
      times.push(now - sentAt)
      if (now >= end) return resolve()
      sentAt = now
      socket.write(nextRequest())
    })
    socket.write(nextRequest())
  })
}

function readMissing(chunk: Buffer): number {
  const headEnd = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, headEnd)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (headEnd === -1 || length === undefined || !head.startsWith('HTTP/1.1 200')) return Number.NaN
  return headEnd + 4 + Number(length) - chunk.length
}
