import { randomUUID } from 'node:crypto'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { HotelOffers, HotelSource, HotelStay } from '#server/services/hotels/hotel-source.ts'
import { type FetchedText, fetchText, readRetryAfter } from '#server/upstream/fetch-text.ts'
import { readListingsBody } from './listings-body.ts'

interface ExpediaOptions {
  baseUrl: string
  key: string
  password: string
  requestsPerMinute: number
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
  timeLimitMs?: number
}

// Two hundred hotels with amenities have about 1.5 MB decompressed.
const sizeLimitBytes = 10_000_000
const defaultTimeLimitMs = 10_000

// All of Lofoten, from Raftsundet to Røst.
const searchArea = { geoLocation: '68.15,13.9', radius: '100', unit: 'km' }
// The maximum with amenities.
const mostHotels = 200

const usualResetMs = 60_000

/** Returns hotels from Expedia (XAP v3, `GET /hotels/listings`), with deep links that earn the commission. */
export function expedia(options: ExpediaOptions): HotelSource {
  const { baseUrl, key, password, requestsPerMinute, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const secrets = { key, authorization: `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}` }

  function fetchListings(stay: HotelStay): Promise<FetchedText> {
    return fetchText(`${baseUrl}/hotels/listings?${describeQuestion(stay)}`, {
      headers: {
        ...secrets,
        accept: 'application/vnd.exp-hotel.v3+json',
        'partner-transaction-id': randomUUID().replaceAll('-', ''),
      },
      timeLimitMs,
      sizeLimitBytes,
      redirect: 'error',
    })
  }

  return {
    name: `expedia ${baseUrl}`,
    isSample: false,
    requestsPerMinute,
    longestAnswerMs: timeLimitMs,
    async findOffers(stay): Promise<HotelOffers> {
      const answer = await fetchListings(stay)
      if (answer.status !== 200) throw describeRefusal(answer, clock())
      try {
        const { checkIn, checkOut } = stay
        const found = readListingsBody(answer.text, { checkIn, checkOut, informationPage: describeInformationPage })
        const { hotels, brokenCount, totalCount, warnings } = found
        if (brokenCount > 0) log.warn({ brokenCount }, 'hotels that Expedia sent cannot be understood and are left out')
        if (warnings.length > 0) log.warn({ warnings }, 'Expedia warns about a listing')
        if (totalCount !== null && totalCount > mostHotels)
          log.warn({ totalCount }, 'Expedia has more hotels than it may send')
        return { hotels, nextQuestionAt: readNextQuestion(answer.headers, clock()) }
      } catch (error) {
        throw new UpstreamFailure('wrong-answer', 'Expedia sent something that is no listing', { cause: error })
      }
    },
  }
}

function describeQuestion({ checkIn, checkOut, adults, childAges }: HotelStay): string {
  // Without a sort order the list comes as Expedia recommends it.
  return new URLSearchParams({
    ...searchArea,
    checkIn,
    checkOut,
    'room1.adults': String(adults),
    ...(childAges.length > 0 ? { 'room1.childAges': childAges.join(',') } : {}),
    currency: 'NOK',
    locale: 'nb_NO',
    contentDetails: 'medium',
    limit: String(mostHotels),
    links: 'WD',
    // 500 pixels wide.
    thumbnailImageSize: 'y',
  }).toString()
}

function describeInformationPage(id: string): string {
  return `https://www.expedia.com/Hotel.h${encodeURIComponent(id)}.Hotel-Information`
}

function describeRefusal({ status, headers, text }: FetchedText, now: number): UpstreamFailure {
  const code = status === 400 ? readErrorCode(text) : undefined
  const message = `Expedia answered ${status}${code === undefined ? '' : ` ${code}`}`
  if (status === 401 || status === 403) return new UpstreamFailure('refused', message)
  if (status === 400 || status === 404) return new UpstreamFailure('wrong-question', message)
  const retryAfter = Math.max(readRetryAfter(headers, now), (readNextQuestion(headers, now) ?? now) - now)
  if (status === 429) return new UpstreamFailure('throttled', message, { retryAfter: retryAfter || usualResetMs })
  return new UpstreamFailure(status >= 500 ? 'unreachable' : 'wrong-answer', message, { retryAfter })
}

/** Returns an error code such as COMBINED_HOTEL_SELECT_CRITERIA; letters only, fit for the log. */
function readErrorCode(text: string): string | undefined {
  return /"Code"\s*:\s*"([A-Z_]{1,60})"/.exec(text)?.[1]
}

/** Returns when the minute's quota resets, if it is used up. */
function readNextQuestion(headers: Headers, now: number): number | null {
  const remaining = headers.get('eg-rate-limit-remaining-minute')
  if (remaining === null || !(Number(remaining) <= 0)) return null
  const written = Number(headers.get('eg-rate-limit-reset-minute') ?? Number.NaN)
  // UNIX time, undocumented whether in seconds.
  const reset = written > 1e11 ? written : written * 1000
  return reset > now ? reset : now + usualResetMs
}
