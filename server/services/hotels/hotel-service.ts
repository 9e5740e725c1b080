import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { hotelFreshMinutes } from '#contract/hotel-search.ts'
import {
  type CacheHit,
  type CacheParts,
  createRefreshingCache,
  type RefreshPolicy,
} from '#server/cache/refreshing-cache.ts'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { compressJson, type HeaderFields, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts'
import type { HotelImages } from '#server/services/images/hotel-images.ts'
import { describeHotels } from './describe-hotels.ts'
import { type HotelSource, type HotelStay, hotelOffer } from './hotel-source.ts'
import { findDefaultStay, type HotelQuery } from './read-hotel-query.ts'
import { createStayPictures } from './stay-pictures.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

const lifetimeMs = hotelFreshMinutes * minuteMs

const usualPolicy: RefreshPolicy = {
  longestRefreshDelayMs: 0,
  // An older offer says too little about the current price, even with its age shown.
  shelfLifeMs: 24 * hourMs,
  patienceMs: 2 * secondMs,
  // The longest answers have about 60 kB.
  mostKeys: 200,
  firstBackoffMs: 15 * secondMs,
  longestBackoffMs: 10 * minuteMs,
  // Somebody has to fix the key; a rare request shows when that has happened.
  refusedBackoffMs: hourMs,
  wrongQuestionBackoffMs: 10 * minuteMs,
  longestRetryAfterMs: hourMs,
  pause: { failures: 3, firstMs: 5 * secondMs, longestMs: 2 * minuteMs },
}

// About 15 kB each.
const mostReadyPages = 500
// Requests for ever new dates must not use up the budget of the default stay.
const shareForOtherStays = 0.8

export interface HotelsUnavailable {
  /** `busy`: request budget used up; `hotels-unavailable`: the partner gave no offers. */
  code: 'busy' | 'hotels-unavailable'
  retryAfterSeconds: number
}

export interface HotelService {
  /** Returns the answer if it needs no I/O; the same bytes until something changes. */
  findReady: (query: HotelQuery) => ReadyAnswer | undefined
  /** Resolves with the newest answer available in time, or why there is none. Never throws. */
  answer: (query: HotelQuery) => Promise<ReadyAnswer | HotelsUnavailable>
}

interface HotelServiceParts extends CacheParts {
  source: HotelSource
  /** Knows which hotels have pictures; without it only pictures named by the partner are shown. */
  images?: Pick<HotelImages, 'filterWithImages' | 'rememberPartnerPictures'> | undefined
  /** Whether hotel pages are crawled for pictures; if not, no answer names such a page. */
  crawlsImages: boolean
  headers: HeaderFields
  policy?: Partial<RefreshPolicy>
}

const storedOffers = z.object({ hotels: z.array(hotelOffer) })
type Offers = z.infer<typeof storedOffers>

interface ReadyPage extends CacheHit<Offers> {
  withPictures: ReadonlySet<string>
  /** Until then no message of the page runs out. */
  expiresAt: number
  answer: ReadyAnswer
}

/** Returns the live hotels: one partner request per stay (dates and guests), from which all pages are cut. */
export function createHotelService(parts: HotelServiceParts): HotelService {
  const { source, images, crawlsImages, headers, clock, log } = parts
  const policy = { ...usualPolicy, ...parts.policy }
  const pictures = createStayPictures({ images, showsCrawled: crawlsImages, mostStays: policy.mostKeys, clock, log })
  const readyPages = new LRUCache<string, ReadyPage>({ max: mostReadyPages })
  const cache = createRefreshingCache<HotelStay, Offers>(
    {
      name: source.name,
      policy,
      longestAnswerMs: source.longestAnswerMs,
      nameKey: (stay) => `hotels ${source.name} ${describeStay(stay)}`,
      async fetch(stay) {
        const { hotels, nextQuestionAt } = await source.findOffers(stay)
        const expiresAt = clock() + lifetimeMs
        await pictures.rememberNamed(hotels)
        return { kind: 'new', value: { hotels }, version: null, expiresAt, nextRequestAt: nextQuestionAt }
      },
      findBudget(stay) {
        const { requestsPerMinute } = source
        if (requestsPerMinute === null) return null
        const isDefault = describeStay(stay) === describeStay(findDefaultStay(clock()))
        return isDefault ? requestsPerMinute : Math.max(1, Math.floor(requestsPerMinute * shareForOtherStays))
      },
      parse: (stored) => storedOffers.safeParse(stored).data ?? null,
    },
    // Samples cost nothing, so they are not stored.
    { ...parts, store: source.isSample ? undefined : parts.store },
  )

  function prepare(
    query: HotelQuery,
    { record, isStale }: CacheHit<Offers>,
    withPictures: ReadonlySet<string>,
  ): ReadyAnswer {
    const { category, sortOrder, highestPrice, place, pageNumber, pageSize } = query
    const key = `${describeStay(query)} ${category} ${sortOrder} ${highestPrice ?? ''} ${pageNumber} ${pageSize} ${place ?? ''}`
    const now = clock()
    const known = readyPages.get(key)
    const isSame = known?.record === record && known.isStale === isStale && known.withPictures === withPictures
    if (isSame && isStillAhead(known.expiresAt, now, lifetimeMs)) return known.answer
    const { hotels } = record.value
    const described = describeHotels(query, {
      hotels: crawlsImages ? hotels : hotels.map((hotel) => ({ ...hotel, informationUrl: null })),
      isSample: source.isSample,
      fetchedAt: record.fetchedAt,
      stale: isStale,
      withImages: withPictures,
      now,
    })
    const answer = prepareAnswer({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Prices must not be cached between us and the visitor; the page keeps its own copy for five minutes.
        'cache-control': 'no-store',
        ...headers,
      },
      encodings: compressJson(described),
      isStale,
    })
    readyPages.set(key, { record, isStale, withPictures, expiresAt: now + lifetimeMs, answer })
    return answer
  }

  return {
    findReady(query) {
      const hit = cache.find(query)
      const withPictures = hit && pictures.find(describeStay(query), hit.record.value.hotels)
      return withPictures && prepare(query, hit, withPictures)
    },
    async answer(query) {
      const { checkIn, checkOut, adults, childAges } = query
      const found = await cache.get({ checkIn, checkOut, adults, childAges })
      if (!('record' in found)) {
        const { reason, retryAfterSeconds } = found
        return { code: reason === 'busy' ? 'busy' : 'hotels-unavailable', retryAfterSeconds }
      }
      return prepare(query, found, await pictures.lookUp(describeStay(query), found.record.value.hotels))
    },
  }
}

function describeStay({ checkIn, checkOut, adults, childAges }: HotelStay): string {
  return [checkIn, checkOut, adults, ...childAges].join(' ')
}
