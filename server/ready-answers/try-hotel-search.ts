import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { sendReadyAnswer } from '#server/http/ready-answer.ts'
import { readySearchBodyLimitBytes } from '#server/limits/request-limits.ts'
import type { HotelService } from '#server/services/hotels/hotel-service.ts'
import { findToday, type HotelQuery, readHotelQuery } from '#server/services/hotels/read-hotel-query.ts'
import type { SupabaseGate } from '#server/services/supabase/supabase-gate.ts'

export interface HotelSearchParts {
  hotels: Pick<HotelService, 'findReady'>
  gate: Pick<SupabaseGate, 'isPublicKey' | 'countFunction' | 'describeAnswer'>
  clock: () => number
}

const searchAddress = '/functions/v1/expedia-api'
const jsonTypes = new Set(['application/json', 'application/json; charset=utf-8'])
const rememberedSearches = 500

/** Returns a function that answers a hotel search from memory as the route would; false for anything unusual. */
export function createTryHotelSearch({
  hotels,
  gate,
  clock,
}: HotelSearchParts): (request: IncomingMessage, response: ServerResponse) => false | Promise<boolean> {
  // Cleared daily, because a body without dates means another stay tomorrow.
  let searches = new Map<string, HotelQuery>()
  let searchesOf = ''

  function findQuery(body: Buffer): HotelQuery | undefined {
    const now = clock()
    const today = findToday(now)
    if (today !== searchesOf || searches.size >= rememberedSearches) {
      searches = new Map()
      searchesOf = today
    }
    const key = body.toString('latin1')
    const known = searches.get(key)
    if (known) return known
    try {
      const query = readHotelQuery(JSON.parse(body.toString()), now)
      searches.set(key, query)
      return query
    } catch {
      // The route reports the error.
      return undefined
    }
  }

  async function answerFromMemory(
    request: IncomingMessage,
    response: ServerResponse,
    length: number,
  ): Promise<boolean> {
    const body = await readBody(request, length)
    const query = findQuery(body)
    const ready = query && hotels.findReady(query)
    // The route refuses what is beyond the limit.
    if (!ready || !gate.countFunction(request)) {
      request.unshift(body)
      return false
    }
    sendReadyAnswer(request, response, ready, gate.describeAnswer(request.headers.origin))
    return true
  }

  return (request, response) => {
    if (request.method !== 'POST' || request.url !== searchAddress) return false
    const length = readLength(request.headers)
    return (
      length !== undefined && gate.isPublicKey(request.headers.apikey) && answerFromMemory(request, response, length)
    )
  }
}

/** Returns the body's length; undefined for unusual headers. */
function readLength(headers: IncomingHttpHeaders): number | undefined {
  // A chunked body has no length.
  const length = Number(headers['content-length'] ?? 0)
  if (length === 0 || length > readySearchBodyLimitBytes) return undefined
  if (!jsonTypes.has(headers['content-type'] ?? '')) return undefined
  return headers['content-encoding'] === undefined && headers.expect === undefined ? length : undefined
}

/** Resolves with a body of known length; never if the client leaves. The caller can put it back with `unshift`. */
function readBody(request: IncomingMessage, length: number): Promise<Buffer> {
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
