import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { cutOff, packBody, type RecordedRequest, serveStub } from '#stubs/serve-stub.ts'
import { makeListings } from './make-listings.ts'
import { stubKey, stubPassword } from './partner-settings.ts'

/** A fault or unusual answer. For a refused connection call `close()`. */
export type ExpediaFault =
  | { kind: 'status'; status: 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 | 504; retryAfter?: string }
  /** A normal answer that reports an exhausted minute until `resetAt` (UNIX seconds). */
  | { kind: 'last-of-the-minute'; resetAt: number }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'redirect'; location: string }
  | { kind: 'ambiguous-location' | 'cut-off' | 'reset' | 'not-json' | 'wrong-shape' | 'huge' | 'empty' }
  | { kind: 'no-hotels-key' | 'warnings' | 'other-dates' | 'bare-hotels' | 'some-broken' | 'all-broken' }
  | { kind: 'foreign-links' | 'pressing-promotions' }

interface ExpediaStub {
  /** Value for `EXPEDIA_BASE_URL`. */
  url: string
  /** Listing requests so far, oldest first. */
  requests: RecordedRequest[]
  /** Answers all further requests this way; null ends it. */
  setFault: (fault: ExpediaFault | null) => void
  close: () => Promise<void>
}

interface ExpediaStubOptions {
  port?: number
  /** Limit of the key. */
  requestsPerMinute?: number
  /** Milliseconds since 1970, for the minute's limit. */
  clock?: () => number
}

const bodyType = 'application/vnd.exp-hotel.v3+json'

// Exactly one of these is required.
const searchKinds = ['geoLocation', 'locationKeyword', 'regionIds', 'ecomHotelIds', 'hcomHotelIds']
const mostHotels: Record<string, number> = { lowest: 1000, low: 1000, medium: 200, high: 5 }
const gatewayMessages: Record<number, string> = {
  401: 'Unauthorized',
  403: 'You cannot consume this service',
  404: 'no Route matched with those values',
  429: 'API rate limit exceeded.',
  502: 'An invalid response was received from the upstream server',
  503: 'name resolution failed',
  504: 'The upstream server is timing out',
}

/** Starts a stub of Expedia's hotel listings (XAP v3) on 127.0.0.1 with faults on demand. */
export async function startExpediaStub({
  port = 0,
  requestsPerMinute = 60,
  clock = Date.now,
}: ExpediaStubOptions = {}): Promise<ExpediaStub> {
  const requests: RecordedRequest[] = []
  let fault: ExpediaFault | null = null
  let minute = { startsAt: 0, count: 0 }

  function countRequest(): Record<string, string> {
    const startsAt = Math.floor(clock() / 60_000) * 60_000
    minute = startsAt === minute.startsAt ? { startsAt, count: minute.count + 1 } : { startsAt, count: 1 }
    return {
      'eg-rate-limit-minute': String(requestsPerMinute),
      'eg-rate-limit-remaining-minute': String(Math.max(0, requestsPerMinute - minute.count)),
      'eg-rate-limit-reset-minute': String((startsAt + 60_000) / 1000),
    }
  }

  async function answerListings(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const record: RecordedRequest = { path: address.pathname + address.search, headers: request.headers, status: 0 }
    requests.push(record)
    const transactionId = String(request.headers['partner-transaction-id'] ?? 'stub-transaction')
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      record.status = status
      const type = status === 200 || 'Errors' in Object(body) ? bodyType : 'application/json'
      response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body))
    }
    const sendError = (status: number, error: object) => send(status, { Errors: [error], TransactionId: transactionId })
    const sendGateway = (status: number, headers: Record<string, string> = {}) =>
      send(status, { message: gatewayMessages[status] }, headers)

    if (!isAuthorized(request.headers)) return sendGateway(401)
    const rateHeaders = countRequest()
    if (minute.count > requestsPerMinute) return sendGateway(429, rateHeaders)
    const wrong = findWrongParameter(request.headers, address.searchParams)
    if (wrong) return sendError(400, wrong)
    // A fault set during the delay of a slow answer is for the next request.
    const current = fault
    switch (current?.kind) {
      case 'status': {
        const headers: Record<string, string> = {}
        if (current.retryAfter !== undefined) headers['retry-after'] = current.retryAfter
        if (current.status === 500)
          return sendError(500, { Code: 'APPLICATION_ERROR', Description: 'Application error.' })
        if (current.status === 400) return sendError(400, combinedCriteria)
        if (current.status !== 429) return sendGateway(current.status, headers)
        return sendGateway(429, { ...rateHeaders, 'eg-rate-limit-remaining-minute': '0', ...headers })
      }
      case 'ambiguous-location':
        return sendError(400, ambiguousLocation)
      case 'reset':
        request.socket.resetAndDestroy()
        return
      case 'redirect':
        return send(302, {}, { location: current.location })
      case 'last-of-the-minute':
        rateHeaders['eg-rate-limit-remaining-minute'] = '0'
        rateHeaders['eg-rate-limit-reset-minute'] = String(current.resetAt)
        break
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, current.delayMs))
    }

    const parameters = address.searchParams
    const contentDetails = parameters.get('contentDetails') ?? 'low'
    const listings = makeListings(
      {
        checkIn: parameters.get('checkIn') ?? '',
        checkOut: parameters.get('checkOut') ?? '',
        adults: Number(parameters.get('room1.adults') ?? 2),
        childAges: parameters.get('room1.childAges')?.split(',').map(Number) ?? [],
        currency: parameters.get('currency') ?? 'USD',
        contentDetails,
        limit: Math.min(Number(parameters.get('limit') ?? 1000), mostHotels[contentDetails] ?? 1000),
        withLinks: (parameters.get('links') ?? '').split(',').includes('WD'),
        thumbnailSize: parameters.get('thumbnailImageSize') ?? 't',
      },
      transactionId,
    )
    const text = applyFault(current, listings)
    const packed = packBody(request, text)
    record.status = 200
    response.writeHead(200, {
      'content-type': current?.kind === 'not-json' ? 'text/html' : bodyType,
      'partner-transaction-id': transactionId,
      ...rateHeaders,
      ...packed.headers,
    })
    if (current?.kind === 'cut-off') cutOff(response, packed.bytes)
    else response.end(packed.bytes)
  }

  const setFault = (next: ExpediaFault | null): void => {
    fault = next
  }
  const { origin, close } = await serveStub({
    port,
    requests,
    takeFault: (given) => setFault(given as ExpediaFault | null),
    answer: (request, response, address) => {
      const isSearch = address.pathname === '/hotels/listings' && request.method === 'GET'
      return isSearch ? answerListings(request, response, address) : sendNotFound(response)
    },
  })
  return { url: origin, requests, setFault, close }
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: gatewayMessages[404] }))
}

const combinedCriteria = {
  Code: 'COMBINED_HOTEL_SELECT_CRITERIA',
  Description:
    'Combined hotel search is not supported. Please specify either one of the following search\ncriteria: [geoLocation, regionIds, ecomHotelIds, hcomHotelIds, locationKeyword, hnk, offerId].\n',
}

const ambiguousLocation = {
  Code: 'AMBIGUOUS_LOCATION',
  DetailCode: 'MULTIPLE_AMBIGUOUS_LOCATION',
  Description: 'More than one location found',
  LocationKeyword: 'lofoten',
  LocationOptions: [
    {
      Type: 'MULTICITY',
      RegionID: 1,
      ShortName: 'Lofoten (stub)',
      Address: 'Lofoten, Norway',
      Country: { Name: 'Norway', IsoCode2: 'NO', IsoCode3: 'NOR' },
      GeoLocation: { Latitude: 68.15, Longitude: 13.9 },
    },
  ],
}

function isAuthorized(headers: IncomingHttpHeaders): boolean {
  const expected = `Basic ${Buffer.from(`${stubKey}:${stubPassword}`).toString('base64')}`
  return headers.key === stubKey && headers.authorization === expected
}

function findWrongParameter(headers: IncomingHttpHeaders, parameters: URLSearchParams): object | undefined {
  const invalid = (name: string) => ({ Code: 'INVALID_PARAMETER', Description: `The parameter ${name} is invalid.` })
  if (headers.accept !== bodyType) return { Code: 'INVALID_HEADER', Description: 'The header Accept is invalid.' }
  if (!/^[A-Za-z0-9]{1,64}$/.test(String(headers['partner-transaction-id'] ?? ''))) {
    return { Code: 'INVALID_HEADER', Description: 'The header Partner-Transaction-Id is invalid.' }
  }
  if (searchKinds.filter((kind) => parameters.has(kind)).length !== 1) return combinedCriteria
  if (parameters.has('locationKeyword')) return ambiguousLocation
  const place = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(parameters.get('geoLocation') ?? '')
  if (parameters.has('geoLocation') && !place) return invalid('geoLocation')
  const radius = Number(parameters.get('radius') ?? 25)
  if (!(radius > 0 && radius < 200)) return invalid('radius')
  if (!['km', 'mi'].includes(parameters.get('unit') ?? 'km')) return invalid('unit')
  const [checkIn, checkOut] = [parameters.get('checkIn') ?? '', parameters.get('checkOut') ?? '']
  if (!isDay(checkIn)) return invalid('checkIn')
  if (!isDay(checkOut) || checkOut <= checkIn) return invalid('checkOut')
  if (!/^([1-9]|1[0-4])$/.test(parameters.get('room1.adults') ?? '2')) return invalid('room1.adults')
  if (!/^(1[0-7]|\d)(,(1[0-7]|\d)){0,5}$/.test(parameters.get('room1.childAges') ?? '0'))
    return invalid('room1.childAges')
  if (!/^[A-Z]{3}$/.test(parameters.get('currency') ?? 'USD')) return invalid('currency')
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(parameters.get('locale') ?? 'en_US')) return invalid('locale')
  const details = parameters.get('contentDetails') ?? 'low'
  const most = mostHotels[details]
  if (most === undefined) return invalid('contentDetails')
  const limit = parameters.get('limit') ?? '1'
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > most) return invalid('limit')
  if (!/^[tsbyz]$/.test(parameters.get('thumbnailImageSize') ?? 't')) return invalid('thumbnailImageSize')
  return undefined
}

function isDay(word: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word))
}

type ListedHotel = ReturnType<typeof makeListings>['Hotels'][number]

const changes: Partial<Record<ExpediaFault['kind'], (hotels: ListedHotel[]) => object>> = {
  'wrong-shape': () => ({ Hotels: 'later' }),
  huge: () => ({ padding: 'x'.repeat(12_000_000) }),
  empty: () => ({ Count: 0, TotalHotelCount: 0, Hotels: [] }),
  'no-hotels-key': () => ({ Count: 0, TotalHotelCount: 0, Hotels: undefined }),
  warnings: () => ({ Warnings: [{ Code: 'PARTIAL_RESULT', Description: 'Not all hotels.' }] }),
  'other-dates': () => ({ StayDates: { CheckInDate: '2020-01-01', CheckOutDate: '2020-01-02' } }),
  'bare-hotels': (hotels) => ({ Hotels: hotels.map(({ Id, Name }) => ({ Id, Name })) }),
  'some-broken': (hotels) => ({
    Hotels: [null, { Id: '../../etc', Name: 'x' }, { ...hotels[0], Name: '' }, ...hotels.slice(1)],
  }),
  'all-broken': (hotels) => ({ Hotels: hotels.map(() => ({ Name: 'x' })) }),
  'foreign-links': (hotels) => ({
    Hotels: hotels.map((hotel, index) => withLink(hotel, foreignLinks[index % foreignLinks.length] ?? '')),
  }),
  'pressing-promotions': (hotels) => ({ Hotels: hotels.map((hotel) => withPromotions(hotel, pressingPromotions)) }),
}

function applyFault(fault: ExpediaFault | null, listings: ReturnType<typeof makeListings>): string {
  if (fault?.kind === 'not-json') return '<!doctype html><title>Gateway</title>'
  return JSON.stringify({ ...listings, ...(fault && changes[fault.kind]?.(listings.Hotels)) })
}

const foreignLinks = [
  'https://evil.example/Hotel.h1.Hotel-Information',
  'http://www.expedia.com/Hotel.h1.Hotel-Information',
  'https://www.expedia.com.evil.example/',
  'https://www.expedia.com@evil.example/',
  'https://notexpedia.com/',
  'javascript:alert(1)',
  '//www.expedia.com/',
  'https://www.expedia.com:8443/',
]

const pressingPromotions = [
  'Bare 2 rom igjen',
  'Hurry! Only 1 left',
  'Tilbudet utløper i dag',
  'Siste sjanse',
  'Spar 15 %',
]

function withLink(hotel: ListedHotel, href: string): object {
  const rooms = hotel.RoomTypes?.map((room) => ({ ...room, Links: { WebDetails: { Method: 'GET', Href: href } } }))
  return { ...hotel, RoomTypes: rooms }
}

function withPromotions(hotel: ListedHotel, descriptions: string[]): object {
  const promotions = descriptions.map((Description) => ({ Description }))
  return { ...hotel, RoomTypes: hotel.RoomTypes?.map((room) => ({ ...room, Promotions: promotions })) }
}
