import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'

export interface Deployments {
  url: string
  /** From now on another build is served: every page and every unhashed file of the search is another one. */
  deploy(): void
  /** Ends the server, with every connection. */
  stop(): Promise<void>
  /** The path of every request so far. */
  asked: string[]
  /** Called with every path before it is answered. */
  onRequest: (path: string) => void
  /** While it is set, nothing is answered; what was asked meanwhile never is. */
  isHeldUp: boolean
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Stands before a running guide and passes everything on, as its build is or, after `deploy`, as another build would be. */
export async function serveDeployments(guideUrl: string): Promise<Deployments> {
  let build = 1
  const deployments = { asked: [] as string[], onRequest: (_path: string) => {}, isHeldUp: false }

  async function ask(path: string, of: number): Promise<{ response: Response; body: Buffer }> {
    const response = await fetch(guideUrl + path, { redirect: 'manual' })
    const body = Buffer.from(await response.arrayBuffer())
    return { response, body: of === 1 ? body : await changeBuild(path, response, body, of) }
  }

  async function changeBuild(path: string, response: Response, body: Buffer, of: number): Promise<Buffer> {
    if (/^\/offline\/\w+\.json$/.test(path)) {
      const edition: OfflineEdition = JSON.parse(body.toString())
      for (const file of edition.files) if (file[2]) file[2] = hashOf((await ask(file[0], of)).body)
      return Buffer.from(JSON.stringify({ ...edition, version: `build-${of}` }))
    }
    // A <meta> of an unknown name is nothing that anybody looks at.
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      return Buffer.from(body.toString().replace('</head>', `<meta name="build" content="${of}"></head>`))
    }
    if (/^\/search\/\w+\.json$/.test(path))
      return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), build: of }))
    return body
  }

  async function answer(path: string, answerTo: ServerResponse): Promise<void> {
    const { response, body } = await ask(path, build)
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopHeaders.has(name)))
    answerTo.writeHead(response.status, headers).end(body)
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    deployments.asked.push(path)
    deployments.onRequest(path)
    if (!deployments.isHeldUp) answer(path, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(deployments, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      build += 1
    },
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  })
}

// Another build has other etags; and what was unpacked here is sent as it is.
const hopHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
])
