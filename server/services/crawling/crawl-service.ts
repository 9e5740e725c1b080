import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { limitPace } from '#server/limits/request-limits.ts'
import { type AllowedHosts, readAllowedAddress } from '#server/services/images/allowed-address.ts'
import { type GuardedFetch, GuardedFetchFailure } from '#server/services/images/guarded-fetch.ts'
import type { CrawlOutcome, CrawlService, HotelImages } from '#server/services/images/hotel-images.ts'
import { findPageImages } from './find-page-images.ts'
import type { Robots } from './robots.ts'

interface CrawlServiceParts {
  fetch: GuardedFetch
  robots: Robots
  images: HotelImages
  pageHosts: AllowedHosts
  pictureHosts: AllowedHosts
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Per process. */
  pagesPerMinute?: number
}

const minuteMs = 60_000
const failureMs = 60 * minuteMs
// Ids come from clients, so the number remembered is limited.
const mostFailures = 5000
const timeLimitMs = 10_000
const sizeLimitBytes = 3 * 1024 * 1024
// Two full result lists; further visitors mostly request the same hotels, which are crawled once.
const defaultPagesPerMinute = 30

const refusals = {
  'refused-address': 'Pictures are only fetched from the pages of our hotel partner.',
  'page-of-another-hotel': 'The address is not that of the page of this hotel.',
} as const

const failureMessages: Record<GuardedFetchFailure['reason'], string> = {
  'refused-address': refusals['refused-address'],
  'not-permitted': 'The partner does not want this page to be fetched by programs.',
  unreachable: 'The page of the hotel cannot be reached at the moment.',
  'too-slow': 'The page of the hotel takes too long to answer.',
  'too-large': 'The page of the hotel is too large.',
  'wrong-type': 'The page of the hotel is not a page.',
  'too-many-redirects': 'The page of the hotel leads on and on.',
}

class PageFailure extends Error {
  override name = 'PageFailure'
}

/** Returns a crawler: one request per hotel, an hour's pause after a failure, all pictures stored or none. */
export function createCrawlService(parts: CrawlServiceParts): CrawlService {
  const { fetch, robots, images, pageHosts, pictureHosts, clock, log } = parts
  const { pagesPerMinute = defaultPagesPerMinute } = parts
  const underWay = new Map<string, Promise<CrawlOutcome>>()
  const failures = new LRUCache<string, { until: number; outcome: CrawlOutcome }>({ max: mostFailures })
  const fitsPace = limitPace(pagesPerMinute, minuteMs, clock)

  async function crawlOnce(hotelId: string, address: URL): Promise<CrawlOutcome> {
    try {
      if ((await images.count(hotelId)) > 0) return { kind: 'found' }
      const failure = failures.get(keyOf(hotelId, address))
      if (failure && isStillAhead(failure.until, clock(), failureMs)) return failure.outcome
      if (!fitsPace()) return fail('Many hotel pages were fetched in the last minute: please try again later.')
      const urls = await fetchPictureAddresses(hotelId, address)
      const foundAt = clock()
      await images.replace(
        hotelId,
        urls.map((url) => ({ hotelId, url, pageUrl: address.href, foundAt })),
      )
      failures.delete(keyOf(hotelId, address))
      return { kind: 'found' }
    } catch (error) {
      return explain(hotelId, address, error)
    }
  }

  async function fetchPictureAddresses(hotelId: string, page: URL): Promise<string[]> {
    const { status, body } = await fetch(page.href, {
      accept: 'text/html',
      contentTypes: ['text/html', 'application/xhtml+xml'],
      timeLimitMs,
      sizeLimitBytes,
      async approve(address) {
        // A redirect may lead to a list of other hotels.
        if (!isPageOfHotel(address, hotelId)) throw new PageFailure('The page of the hotel has moved elsewhere.')
        if (await robots.allow(address)) return
        throw new GuardedFetchFailure('not-permitted', 'robots.txt does not allow it, or cannot be read')
      },
    })
    if (status !== 200) throw new PageFailure('The partner has no page of this hotel at the moment.')
    const urls = findPageImages(body.toString('utf8'), (word) => readAllowedAddress(word, pictureHosts))
    if (urls.length === 0) throw new PageFailure('The page of the hotel names no pictures that can be used.')
    return urls
  }

  function explain(hotelId: string, address: URL, error: unknown): CrawlOutcome {
    if (error instanceof GuardedFetchFailure && error.reason === 'refused-address') {
      log.warn({ hotelId, err: error }, 'a hotel page leads where nothing may be fetched')
      return remember(hotelId, address, refuse('refused-address'))
    }
    if (error instanceof GuardedFetchFailure || error instanceof PageFailure) {
      log.warn({ hotelId, err: error }, 'no pictures from a hotel page')
      const message = error instanceof PageFailure ? error.message : failureMessages[error.reason]
      return remember(hotelId, address, fail(message))
    }
    // Not the hotel's fault, so it may be retried at once. The database module logs an unreachable database.
    if (!(error instanceof DatabaseUnavailable))
      log.error({ hotelId, err: error }, 'the pictures of a hotel page could not be kept')
    return fail('The pictures cannot be kept at the moment.')
  }

  function remember(hotelId: string, address: URL, outcome: CrawlOutcome): CrawlOutcome {
    failures.set(keyOf(hotelId, address), { until: clock() + failureMs, outcome })
    return outcome
  }

  return {
    async crawl(hotelId, pageUrl) {
      const given = readAllowedAddress(pageUrl, pageHosts)
      if (given === null) return refuse('refused-address')
      if (!isPageOfHotel(given, hotelId)) return refuse('page-of-another-hotel')
      // Query parameters (dates, tracking) do not change the pictures and must not be sent in our name.
      const address = new URL(given)
      address.search = ''
      address.hash = ''
      const key = keyOf(hotelId, address)
      const crawling = underWay.get(key) ?? crawlOnce(hotelId, address).finally(() => underWay.delete(key))
      underWay.set(key, crawling)
      return crawling
    },
  }
}

/** By page too: somebody with a wrong address of a hotel's page keeps nobody from the right one. */
function keyOf(hotelId: string, address: URL): string {
  return `${hotelId} ${address.href}`
}

function refuse(code: keyof typeof refusals): CrawlOutcome {
  return { kind: 'refused', code, message: refusals[code] }
}

function fail(message: string): CrawlOutcome {
  return { kind: 'failed', message }
}

/** Whether a URL is a hotel's page: `/Hotel.h123.Hotel-Information`, `/ho123/` or `/hotels/123`. */
function isPageOfHotel(address: URL, hotelId: string): boolean {
  // No partner has such pages, and a path that begins so is easily taken for another host.
  if (address.pathname.includes('//')) return false
  const last = address.pathname.split('/').findLast((segment) => segment !== '') ?? ''
  const withoutEnd = last.replace(/\.Hotel-Information$/, '')
  // A name may precede the id, but not another id.
  const word = withoutEnd.slice(withoutEnd.indexOf('.') + 1)
  return word === hotelId || word === `h${hotelId}` || word === `ho${hotelId}`
}
