import { request as ask, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface BadLine {
  url: string
  /** Whether an answer is lost; asked for each request, with its path and how many came before. */
  loses: (path: string, count: number) => boolean
  /** Answers to these paths wait until the pattern is taken away. */
  holdBack: (paths: RegExp | null) => void
  /** Without a line every connection is refused. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  asked: string[]
  stop: () => Promise<void>
}

/** Stands between a browser and a running guide like a line that loses answers, sends some late, or is not there. */
export async function serveBadLine(guideUrl: string): Promise<BadLine> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let held: RegExp | null = null
  let waiting: (() => void)[] = []
  let port = 0

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    if (line.loses(path, asked.length - 1)) {
      request.socket.destroy()
      return
    }
    if (held?.test(path)) await new Promise<void>((resolve) => waiting.push(resolve))
    const onward = ask(guideUrl + path, { method: request.method ?? 'GET', headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.once('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listen = () =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    return closed
  }

  const line: BadLine = {
    url: '',
    asked,
    loses: () => false,
    holdBack: (paths) => {
      held = paths
      if (paths) return
      for (const go of waiting) go()
      waiting = []
    },
    cut: close,
    mend: listen,
    stop: () => (server.listening ? close() : Promise.resolve()),
  }
  await listen()
  port = (server.address() as AddressInfo).port
  line.url = `http://127.0.0.1:${port}`
  return line
}
