import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cutOff, packBody, type RecordedRequest, serveStub } from '#stubs/serve-stub.ts'
import { drawExamplePicture, type PictureForm, pictureForms } from './draw-example-picture.ts'

type FaultyPart = 'pages' | 'media' | 'robots'

/** A fault or unusual answer. For a refused connection call `close()`. */
export type HotelPagesFault =
  | { kind: 'status'; status: 400 | 401 | 403 | 404 | 410 | 429 | 500 | 502 | 503 }
  | { kind: 'slow'; delayMs: number }
  /** To any address; with `times`, first that often to itself. */
  | { kind: 'redirect'; status: 301 | 302 | 303 | 307 | 308; to: string; times?: number }
  /** Replaces the page's own picture addresses. */
  | { kind: 'names'; images: string[] }
  | { kind: 'text'; contentType: string; text: string }
  | { kind: 'packed'; encoding: 'gzip' | 'br'; unpackedBytes: number }
  | { kind: 'cut-off' | 'reset' | 'huge' | 'endless' | 'wrong-type' | 'broken-html' | 'no-pictures' | 'svg' }

interface HotelPagesStub {
  origin: string
  /** Value for `SAMPLE_HOTEL_PAGES`: the page of a hotel is `{url}/{id}`. */
  url: string
  /** Oldest first. */
  requests: Omit<RecordedRequest, 'status'>[]
  /** Makes all further requests of that part fail this way; null ends it. */
  setFault: (part: FaultyPart, fault: HotelPagesFault | null) => void
  close: () => Promise<void>
}

const hugeBytes = 5_000_000
const picturesPerHotel: readonly PictureForm[] = ['jpeg', 'png', 'webp']
// As on the partner's site, some parts are disallowed.
const usualRobots = ['User-agent: *', 'Disallow: /Hotel-Search', 'Disallow: /internal/', 'Allow: /', ''].join('\n')

/** Starts a stub of a partner's hotel pages (`/hotels/{id}`, `/{Name}.h{id}.Hotel-Information`) and pictures. */
export async function startHotelPagesStub({ port = 0 }: { port?: number } = {}): Promise<HotelPagesStub> {
  const requests: HotelPagesStub['requests'] = []
  const faults = new Map<FaultyPart, HotelPagesFault>()
  let origin = ''

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    requests.push({ path: request.url ?? '', headers: request.headers })
    if (path === '/robots.txt') return send(request, response, 'robots', 'text/plain; charset=utf-8', usualRobots)
    const [, file, form] = /^\/media\/([A-Za-z0-9_-]+)\.(\w+)$/.exec(path) ?? []
    if (file !== undefined && isForm(form)) {
      return send(request, response, 'media', `image/${form}`, await drawExamplePicture(file, form))
    }
    const hotelId = readHotelId(path)
    if (hotelId !== undefined)
      return send(request, response, 'pages', 'text/html; charset=utf-8', describeHotel(hotelId))
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>')
  }

  function describeHotel(hotelId: string): string {
    const fault = faults.get('pages')
    const own = picturesPerHotel.map((form, index) => `${origin}/media/${hotelId}-${index + 1}.${form}`)
    if (fault?.kind === 'no-pictures') return makePage(hotelId, [])
    if (fault?.kind === 'broken-html') return breakPage(makePage(hotelId, own))
    return makePage(hotelId, fault?.kind === 'names' ? fault.images : own)
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    part: FaultyPart,
    contentType: string,
    body: string | Buffer,
  ): Promise<void> {
    const fault = faults.get(part)
    switch (fault?.kind) {
      case 'status':
        response.writeHead(fault.status, { 'content-type': 'text/html' }).end(`<h1>${fault.status}</h1>`)
        return
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
        break
      case 'redirect':
        return redirect(request, response, fault)
      case 'text':
        response.writeHead(200, { 'content-type': fault.contentType }).end(fault.text)
        return
      case 'packed':
        response.writeHead(200, { 'content-type': contentType, 'content-encoding': fault.encoding })
        response.end(pack(fault.encoding, Buffer.alloc(fault.unpackedBytes, 'a')))
        return
      case 'cut-off':
        response.writeHead(200, { 'content-type': contentType, 'content-length': String(body.length) })
        return cutOff(response, body)
      case 'reset':
        request.socket.resetAndDestroy()
        return
      case 'huge':
        response.writeHead(200, { 'content-type': contentType })
        response.end(Buffer.concat([Buffer.from(body), Buffer.alloc(hugeBytes, ' ')]))
        return
      case 'endless':
        return streamEndlessly(response, contentType)
      case 'wrong-type':
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(body)
        return
      case 'svg':
        response.writeHead(200, { 'content-type': contentType })
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
        return
    }
    const { bytes, headers } = packBody(request, body)
    response.writeHead(200, { 'content-type': contentType, ...headers }).end(bytes)
  }

  function setFault(part: FaultyPart, fault: HotelPagesFault | null): void {
    if (fault) faults.set(part, fault)
    else faults.delete(part)
  }

  const served = await serveStub({
    port,
    requests,
    takeFault: (given) => {
      const { part, fault } = given as { part: FaultyPart; fault: HotelPagesFault | null }
      setFault(part, fault)
    },
    answer: (request, response, address) => answer(request, response, address.pathname),
  })
  origin = served.origin
  return { origin, url: `${origin}/hotels`, requests, setFault, close: served.close }
}

function readHotelId(path: string): string | undefined {
  const match =
    /^\/hotels\/([A-Za-z0-9_-]+)$/.exec(path) ?? /^\/[^/]*\.h([A-Za-z0-9_-]+)\.Hotel-Information$/.exec(path)
  return match?.[1]
}

function isForm(word: string | undefined): word is PictureForm {
  return (pictureForms as readonly (string | undefined)[]).includes(word)
}

function makePage(hotelId: string, images: string[]): string {
  const [first, ...others] = images
  const linkedData = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: [] },
      {
        '@type': ['Hotel', 'LocalBusiness'],
        name: `Example ${hotelId}`,
        image: others.map((url) => ({ '@type': 'ImageObject', contentUrl: url })),
      },
    ],
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Example ${hotelId}</title>
${first === undefined ? '' : `<meta property="og:image" content="${first.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`}
<script type="application/ld+json">${JSON.stringify(linkedData).replaceAll('<', '\\u003c')}</script>
</head><body><h1>Example ${hotelId}</h1><p>No such hotel exists: this page stands in for a partner's.</p>
${images.map((url) => `<img src="${url.replaceAll('"', '&quot;')}" alt="">`).join('\n')}</body></html>`
}

/** Adds unclosed elements, an unterminated attribute and invalid JSON-LD. */
function breakPage(page: string): string {
  return `${'<div><p><table>'.repeat(40)}<script type="application/ld+json">{"@type":"Hotel","image":[</script>${page}<meta property="og:image" content="`
}

function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  { status, to, times = 0 }: Extract<HotelPagesFault, { kind: 'redirect' }>,
): void {
  const address = new URL(request.url ?? '/', 'http://127.0.0.1')
  const turn = Number(address.searchParams.get('turn') ?? 0)
  const location = turn < times ? `${address.pathname}?turn=${turn + 1}` : to
  response.writeHead(status, { location }).end()
}

/** Packs quickly: tens of megabytes of one letter become small whatever the effort. */
function pack(encoding: 'gzip' | 'br', bytes: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 1 })
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

function streamEndlessly(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType })
  const more = (): void => {
    while (!response.destroyed && response.write('<!-- more -->'.repeat(1000))) {
      // Until backpressure.
    }
  }
  response.on('drain', more)
  more()
}
