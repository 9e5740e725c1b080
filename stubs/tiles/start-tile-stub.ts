import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RecordedRequest, serveStub } from '#stubs/serve-stub.ts'
import { drawTile, drawTrail } from './draw-tile.ts'

const statuses = [403, 404, 429, 500, 503] as const

/** `slow`: after a delay; a number: that status; `none`: the connection is cut. */
export type TileAnswer = 'tiles' | 'slow' | 'none' | (typeof statuses)[number]

interface TileStub {
  /** Value for `TILE_URL`. */
  url: string
  /** Oldest first. */
  requests: RecordedRequest[]
  /** Answers all further requests this way. */
  answerWith: (answer: TileAnswer) => void
  close: () => Promise<void>
}

interface TileStubOptions {
  port?: number
  /** Delay of slow tiles; choosing another answer ends it. */
  slowMs?: number
}

const deepestZoom = 19

/** Starts a stub of the tile servers of Kartverket, trails included, and of OpenStreetMap: tiles cached for a week, requests without a referrer refused. */
export async function startTileStub({ port = 0, slowMs = 8_000 }: TileStubOptions = {}): Promise<TileStub> {
  const requests: RecordedRequest[] = []
  const drawn = new Map<string, Promise<Buffer>>()
  let answer: TileAnswer = 'tiles'
  const late = new Set<() => void>()

  function choose(next: TileAnswer): void {
    answer = next
    for (const come of late) come()
    late.clear()
  }

  async function answerTile(request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> {
    const record: RecordedRequest = { path: pathname, headers: request.headers, status: 0 }
    requests.push(record)
    const send = (status: number, headers: Record<string, string>, body?: Buffer | string) => {
      record.status = status
      response.writeHead(status, headers).end(body)
    }
    const refuse = (status: number) => send(status, { 'content-type': 'text/plain' }, `${status}`)

    const isTrail = pathname === '/skwms1/wms.friluftsruter2'
    const place = readPlace(pathname)
    if (!place && !isTrail) return refuse(404)
    if (!request.headers.referer) return refuse(403)
    if (answer === 'none') {
      request.socket.resetAndDestroy()
      return
    }
    if (typeof answer === 'number') return refuse(answer)
    if (answer === 'slow') {
      await new Promise<void>((resolve) => {
        late.add(resolve)
        setTimeout(resolve, slowMs).unref()
      })
    }
    const tile = drawn.get(pathname) ?? (place ? drawTile(place.zoom, place.x, place.y) : drawTrail())
    drawn.set(pathname, tile)
    const body = await tile
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
    const headers = { 'cache-control': 'max-age=604800, stale-while-revalidate=604800, stale-if-error=604800', etag }
    if (request.headers['if-none-match'] === etag) return send(304, headers)
    send(200, { ...headers, 'content-type': 'image/png', 'content-length': String(body.length) }, body)
  }

  const takeFault = (given: unknown): void => choose(readAnswer(given))
  const { origin, close } = await serveStub({ port, requests, takeFault, answer: answerTile })
  return { url: `${origin}/{z}/{x}/{y}.png`, requests, answerWith: choose, close }
}

/** Null ends every fault, as with the other stubs. Throws for an invalid value. */
function readAnswer(given: unknown): TileAnswer {
  if (given === null || given === 'tiles') return 'tiles'
  if (given === 'slow' || given === 'none') return given
  const status = statuses.find((one) => one === given)
  if (!status) throw new TypeError(`${JSON.stringify(given)} is no way to answer.`)
  return status
}

/** Returns undefined for anything but a tile of the world: `/z/x/y.png`, or with row before column as Kartverket has it. */
function readPlace(path: string): { zoom: number; x: number; y: number } | undefined {
  const ofKartverket = /^\/v1\/wmts\/1\.0\.0\/topo\/default\/webmercator(\/.*)$/.exec(path)?.[1]
  const [, zoom = -1, first = -1, second = -1] = (
    /^\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.png$/.exec(ofKartverket ?? path) ?? []
  ).map(Number)
  const [x, y] = ofKartverket ? [second, first] : [first, second]
  const isInWorld = zoom >= 0 && zoom <= deepestZoom && x >= 0 && y >= 0 && x < 2 ** zoom && y < 2 ** zoom
  return isInWorld ? { zoom, x, y } : undefined
}
