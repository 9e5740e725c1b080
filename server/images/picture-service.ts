import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { type HeaderFields, makeEtag, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts'
import { type GuardedFetch, GuardedFetchFailure } from './guarded-fetch.ts'
import type { HotelImages } from './hotel-images.ts'
import { pictureTypes, readPictureType } from './picture-type.ts'

/** Why there is no picture: none is known, the partner does not give it, is too slow, or nobody can look up where it lies. */
export type MissingPicture =
  | 'unknown-hotel-picture'
  | 'hotel-picture-unavailable'
  | 'hotel-picture-late'
  | 'hotel-pictures-unavailable'

export interface PictureService {
  /** Promises the picture if it is at hand; the same bytes until it is fetched again. */
  findReady: (hotelId: string) => ReadyAnswer | undefined
  /** Promises the picture of a hotel, or why there is none. Never throws. */
  answer: (hotelId: string) => Promise<ReadyAnswer | MissingPicture>
}

interface PictureServiceParts {
  /** Through the guard of the picture hosts. */
  fetch: GuardedFetch
  images: HotelImages
  /** Whether pictures from hotel pages are shown, or only those that the partner names in its answers. */
  showsCrawled: boolean
  /** Milliseconds since 1970. */
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** What every answer carries besides its own headers. */
  headers: HeaderFields
  /** How much memory pictures may take together. */
  memoryBytes?: number
}

interface HeldPicture {
  answer: ReadyAnswer
  bytes: number
  freshUntil: number
}

const dayMs = 24 * 60 * 60_000
const failureMs = 60_000
// Ids come from outside, but only those with a known picture can fail.
const mostFailures = 1000
const timeLimitMs = 8000
const largestPictureBytes = 2 * 1024 * 1024
const defaultMemoryBytes = 32 * 1024 * 1024

class WrongPicture extends Error {
  override name = 'WrongPicture'
}

/**
 * Promises the pictures of hotels through our own server: pages load from no other host, and the partner sees no visitor. Only
 * what the partner named for a known hotel is fetched; the address is never the visitor's. One request per picture at a
 * time; a picture is kept for a day in memory, the ones longest unasked go first.
 */
export function createPictureService(parts: PictureServiceParts): PictureService {
  const { fetch, images, showsCrawled, clock, log, headers, memoryBytes = defaultMemoryBytes } = parts
  const held = new LRUCache<string, HeldPicture>({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => bytes })
  const failures = new LRUCache<string, { until: number; reason: MissingPicture }>({ max: mostFailures })
  const underWay = new Map<string, Promise<ReadyAnswer | MissingPicture>>()

  function findReady(hotelId: string): ReadyAnswer | undefined {
    const picture = held.get(hotelId)
    return picture && isStillAhead(picture.freshUntil, clock(), dayMs) ? picture.answer : undefined
  }

  async function fetchPicture(hotelId: string): Promise<ReadyAnswer | MissingPicture> {
    let addresses: string[]
    try {
      addresses = await findAddresses(hotelId)
    } catch (error) {
      // That it is gone, the database says itself.
      if (!(error instanceof DatabaseUnavailable))
        log.error({ hotelId, err: error }, 'it cannot be looked up where the picture of a hotel lies')
      return keepOld(hotelId, 'hotel-pictures-unavailable')
    }
    if (addresses.length === 0) return 'unknown-hotel-picture'
    let reason: MissingPicture = 'hotel-picture-unavailable'
    for (const address of addresses) {
      try {
        const picture = await fetchOne(address)
        failures.delete(hotelId)
        held.set(hotelId, picture)
        return picture.answer
      } catch (error) {
        log.warn({ hotelId, err: error }, 'no picture of a hotel')
        const isLate = error instanceof GuardedFetchFailure && error.reason === 'too-slow'
        reason = isLate ? 'hotel-picture-late' : 'hotel-picture-unavailable'
      }
    }
    failures.set(hotelId, { until: clock() + failureMs, reason })
    return keepOld(hotelId, reason)
  }

  /** The partner's own first; the first of its page where that one fails or there is none. */
  async function findAddresses(hotelId: string): Promise<string[]> {
    const [named, [crawled]] = await Promise.all([
      images.findPartnerPicture(hotelId),
      // Pictures found before fetching was switched off are not shown either.
      showsCrawled ? images.list(hotelId) : [],
    ])
    const addresses = [named, crawled?.url].filter((address) => typeof address === 'string')
    return [...new Set(addresses)]
  }

  async function fetchOne(address: string): Promise<HeldPicture> {
    const { status, body } = await fetch(address, {
      accept: pictureTypes.join(', '),
      contentTypes: pictureTypes,
      timeLimitMs,
      sizeLimitBytes: largestPictureBytes,
    })
    if (status !== 200) throw new WrongPicture(`the partner answered ${status}`)
    const type = readPictureType(body)
    if (type === null) throw new WrongPicture('what came is no picture')
    const answer = prepareAnswer({
      headers: { ...headers, 'content-type': type, 'cache-control': `public, max-age=${dayMs / 1000}` },
      etag: makeEtag(body),
      encodings: { identity: body },
    })
    return { answer, bytes: body.length, freshUntil: clock() + dayMs }
  }

  /** An older copy is better than none; it is not tried to renew it before a minute is over. */
  function keepOld(hotelId: string, reason: MissingPicture): ReadyAnswer | MissingPicture {
    const old = held.get(hotelId)
    if (!old) return reason
    old.freshUntil = clock() + failureMs
    return old.answer
  }

  return {
    findReady,
    async answer(hotelId) {
      const ready = findReady(hotelId)
      if (ready) return ready
      const failure = failures.get(hotelId)
      if (failure && isStillAhead(failure.until, clock(), failureMs)) return failure.reason
      const fetching = underWay.get(hotelId) ?? fetchPicture(hotelId).finally(() => underWay.delete(hotelId))
      underWay.set(hotelId, fetching)
      return fetching
    },
  }
}
