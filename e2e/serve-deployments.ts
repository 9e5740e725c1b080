import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'

export interface Deployments {
  url: string
  /** From now on serves another build: every page and every unhashed search file differs. */
  deploy(): void
  /** Stops the server and closes every connection. */
  stop(): Promise<void>
  /** The path of every request so far. */
  asked: string[]
  /** Called with every path before the response. */
  onRequest: (path: string) => void
  /** What a path says in place of what the guide says. */
  replies: Record<string, unknown>
  /** Which paths get 503 instead of what they are. */
  refuses: (path: string) => boolean
  /** While set, no request for a file of a page gets a response, not even later. */
  isHeldUp: boolean
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Proxies a running guide, unchanged or, after `deploy`, as another build would be. */
export async function serveDeployments(guideUrl: string): Promise<Deployments> {
  let build = 1
  const deployments = {
    asked: [] as string[],
    onRequest: (_path: string) => {},
    replies: {} as Record<string, unknown>,
    refuses: (_path: string) => false,
    isHeldUp: false,
  }

  async function ask(path: string, of: number): Promise<{ response: Response; body: Buffer }> {
    // As a browser asks, which gets pages that do not vary by `Accept`.
    const response = await fetch(guideUrl + path, { redirect: 'manual', headers: { 'sec-fetch-dest': 'document' } })
    const body = Buffer.from(await response.arrayBuffer())
    return { response, body: of === 1 ? body : await changeBuild(path, response, body, of) }
  }

  async function changeBuild(path: string, response: Response, body: Buffer, of: number): Promise<Buffer> {
    if (/^\/offline\/\w+\.json$/.test(path)) {
      const bundle: OfflineBundle = JSON.parse(body.toString())
      for (const file of bundle.files) if (file[2]) file[2] = hashOf((await ask(file[0], of)).body)
      return Buffer.from(JSON.stringify({ ...bundle, version: `build-${of}` }))
    }
    // A <meta> with an unknown name has no effect.
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
    const isHeldUp = deployments.isHeldUp && path.startsWith('/_assets/')
    const reply = deployments.replies[path]
    if (deployments.refuses(path)) response.writeHead(503).end()
    else if (reply)
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'max-age=0',
          date: new Date().toUTCString(),
        })
        .end(JSON.stringify(reply))
    else if (!isHeldUp) answer(path, response).catch(() => response.destroy())
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

// Another build has other etags; and bodies decompressed here are sent as they are.
const hopHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
])
