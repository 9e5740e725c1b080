/** What a plain request says that decides about a ready answer. */
export interface PlainGet {
  /** The target as it stands in the request line. */
  address: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

// Browsers send some 700 bytes. Whoever sends more has more to say than is understood here.
const longestHead = 4096

// Exactly what RFC 9112 lets nobody read in two ways: no folded lines, no bare line feeds, no bytes outside ASCII, nothing after
// the empty line.
const plainHead = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t\x20-\x7e]*\r\n)+\r\n$/

/**
 * Returns what a piece of a connection asks for when it is one whole GET without a body and nothing else, on a connection that is
 * to stay open; undefined for anything that a full reader of HTTP has to look at.
 */
export function readPlainGet(piece: Buffer): PlainGet | undefined {
  if (piece.length > longestHead) return undefined
  const head = piece.toString('latin1')
  const address = plainHead.exec(head)?.[1]
  if (address === undefined) return undefined
  let host: string | undefined
  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  const end = head.length - 2
  let start = head.indexOf('\n') + 1
  while (start < end) {
    const colon = head.indexOf(':', start)
    const stop = head.indexOf('\r', colon)
    // Small letters cost more than looking at what cannot count by its length.
    if (countedLengths.has(colon - start)) {
      const value = head.slice(colon + 1, stop).trim()
      switch (head.slice(start, colon).toLowerCase()) {
        case 'host':
          if (host !== undefined) return undefined
          host = value
          break
        case 'accept-encoding':
          if (acceptEncoding !== undefined) return undefined
          acceptEncoding = value
          break
        case 'if-none-match':
          if (ifNoneMatch !== undefined) return undefined
          ifNoneMatch = value
          break
        case 'connection':
          if (value.toLowerCase() !== 'keep-alive') return undefined
          break
        case 'content-length':
        case 'transfer-encoding':
        case 'expect':
        case 'upgrade':
          return undefined
      }
    }
    start = stop + 2
  }
  return host === undefined ? undefined : { address, acceptEncoding, ifNoneMatch }
}

const countedLengths = new Set(
  [
    'host',
    'accept-encoding',
    'if-none-match',
    'connection',
    'content-length',
    'transfer-encoding',
    'expect',
    'upgrade',
  ].map(({ length }) => length),
)
