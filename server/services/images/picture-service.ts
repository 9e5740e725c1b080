import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { type HeaderFields, makeEtag, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts'
import { type GuardedFetch, GuardedFetchFailure } from './guarded-fetch.ts'
import type { HotelImages } from './hotel-images.ts'

/** Unknown, refused by the partner, too slow, or its address cannot be looked up. */
export type MissingPicture =
  | 'unknown-hotel-picture'
  | 'hotel-picture-unavailable'
  | 'hotel-picture-late'
  | 'hotel-pictures-unavailable'

export interface PictureService {
  /** Returns the picture if it is in memory; the same bytes until it is fetched again. */
  findReady: (hotelId: string) => ReadyAnswer | undefined
  /** Resolves with the picture of a hotel, or the reason why there is none. Never throws. */
  answer: (hotelId: string) => Promise<ReadyAnswer | MissingPicture>
}

interface PictureServiceParts {
  fetch: GuardedFetch
  images: HotelImages
  /** Whether crawled pictures are shown, or only those named by the partner. */
  showsCrawled: boolean
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  headers: HeaderFields
  /** Of all pictures together. */
  memoryBytes?: number
}

interface HeldPicture {
  fetchedAt: number
  answer: ReadyAnswer
  bytes: number
  freshUntil: number
}

const dayMs = 24 * 60 * 60_000
// An older copy is shown for lack of a newer one, not for ever.
const longestHeldMs = 7 * dayMs
const failureMs = 60_000
// Ids come from clients, but only those with a known picture can fail.
const mostFailures = 1000
const timeLimitMs = 8000
const largestPictureBytes = 2 * 1024 * 1024
const defaultMemoryBytes = 32 * 1024 * 1024

class WrongPicture extends Error {
  override name = 'WrongPicture'
}

/** Proxies pictures named by the partner, so that it sees no visitor; asked for again after a day, kept for a week at most, least recently used go first. */
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
      // The database module logs an unreachable database.
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

  /** Resolves with the partner's picture, then the first one crawled as a fallback. */
  async function findAddresses(hotelId: string): Promise<string[]> {
    const [named, [crawled]] = await Promise.all([
      images.findPartnerPicture(hotelId),
      // Also hides pictures crawled before crawling was switched off.
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
    const fetchedAt = clock()
    return { answer, bytes: body.length, fetchedAt, freshUntil: fetchedAt + dayMs }
  }

  /** Returns an older copy if there is one, without retrying for a minute. */
  function keepOld(hotelId: string, reason: MissingPicture): ReadyAnswer | MissingPicture {
    const old = held.get(hotelId)
    if (!old) return reason
    if (!isStillAhead(old.fetchedAt + longestHeldMs, clock(), longestHeldMs)) {
      held.delete(hotelId)
      return reason
    }
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

/** Formats that are passed on; not SVG, which can contain scripts. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PictureType = (typeof pictureTypes)[number]

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns the format by magic bytes, whatever the headers say; null for everything else. */
export function readPictureType(bytes: Buffer): PictureType | null {
  if (bytes.length < 12) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && ['avif', 'avis'].includes(bytes.toString('latin1', 8, 12))) {
    return 'image/avif'
  }
  return null
}
