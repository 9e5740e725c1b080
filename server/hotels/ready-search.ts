import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { HotelService } from './hotel-service.ts'
import { findToday, type HotelQuery, readHotelQuery } from './read-hotel-query.ts'

interface ReadySearchParts {
  hotels: HotelService
  /** The headers that an answer carries for a page of the given origin, names and values in turn. */
  describeAnswer: (origin: string | undefined) => readonly string[]
  isPublicKey: (given: string | undefined) => boolean
  /** Milliseconds since 1970. */
  clock: () => number
}

export interface ReadySearch {
  /**
   * Promises whether the request is a search that may be answered from memory. If so it is answered once its body is there, or
   * given back by `handOn` with its body read, to be had from `takeBody`.
   */
  tryAnswer: (request: IncomingMessage, response: ServerResponse, handOn: () => void) => boolean
  /** Promises the body that was read of a request that was given back. */
  takeBody: (request: IncomingMessage) => Buffer | undefined
}

const searchAddress = '/functions/v1/expedia-api'
// A search with every field has 250 bytes.
const longestBody = 1024
const rememberedSearches = 500

/**
 * Promises searches answered before Fastify sees them, where the offers lie in memory: the same bytes with the same headers at
 * a fraction of the work. Whatever is unusual about a request is left to the route, errors and limits first of all.
 */
export function createReadySearch({ hotels, describeAnswer, isPublicKey, clock }: ReadySearchParts): ReadySearch {
  const bodies = new WeakMap<IncomingMessage, Buffer>()
  let searches = new Map<string, HotelQuery>()
  let searchesOf = ''

  /** The search that a body asks for today; the same body is read once a day. */
  function findQuery(body: Buffer): HotelQuery | undefined {
    const now = clock()
    const today = findToday(now)
    if (today !== searchesOf || searches.size >= rememberedSearches) {
      searches = new Map()
      searchesOf = today
    }
    const text = body.toString('latin1')
    const known = searches.get(text)
    if (known) return known
    try {
      const query = readHotelQuery(JSON.parse(body.toString()), now)
      searches.set(text, query)
      return query
    } catch {
      // The route says what is wrong with it.
      return undefined
    }
  }

  return {
    tryAnswer(request, response, handOn) {
      if (request.method !== 'POST' || request.url !== searchAddress) return false
      const head = readHead(request.rawHeaders)
      if (!head || !isPublicKey(head.apikey)) return false
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
        const query = findQuery(body)
        const ready = query && hotels.findReady(query)
        if (ready) return sendReadyAnswer(request, response, ready, describeAnswer(head.origin))
        bodies.set(request, body)
        handOn()
      })
      return true
    },
    takeBody(request) {
      const body = bodies.get(request)
      bodies.delete(request)
      return body
    },
  }
}

/** What counts of the headers of a usual search; undefined where anything about them is not usual. */
function readHead(rawHeaders: string[]): { apikey: string | undefined; origin: string | undefined } | undefined {
  let apikey: string | undefined
  let origin: string | undefined
  let type: string | undefined
  let length: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    // Small letters cost more than looking at what cannot count by its length.
    if (!countedLengths.has(name.length)) continue
    const value = rawHeaders[index + 1] as string
    switch (name.toLowerCase()) {
      case 'apikey':
        if (apikey !== undefined) return undefined
        apikey = value
        break
      case 'origin':
        if (origin !== undefined) return undefined
        origin = value
        break
      case 'content-type':
        if (type !== undefined) return undefined
        type = value
        break
      case 'content-length':
        if (length !== undefined) return undefined
        length = value
        break
      case 'transfer-encoding':
      case 'content-encoding':
      case 'expect':
        return undefined
    }
  }
  if (type !== 'application/json' && type !== 'application/json; charset=utf-8') return undefined
  if (length === undefined || !/^[1-9]\d{0,3}$/.test(length) || Number(length) > longestBody) return undefined
  return { apikey, origin }
}

const countedLengths = new Set(
  ['apikey', 'origin', 'content-type', 'content-length', 'transfer-encoding', 'content-encoding', 'expect'].map(
    ({ length }) => length,
  ),
)
