import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { crawlImages, listHotelsToCrawl } from './crawl-images.ts'
import { exampleHotel } from './live-hotels-examples.ts'

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const onDone = vi.fn<(id: string, hasPicture: boolean) => void>()
let controller: AbortController

/** Hotels with pages to look for pictures. */
const hotels = (...ids: string[]) =>
  ids.map((id) => exampleHotel(id, { propertyImage: null, informationUrl: `https://partner.example/${id}` }))
const options = () => ({ publicKey: 'public', signal: controller.signal, onDone })
const crawled = () =>
  server.mock.calls
    .filter(([, { method }]) => method === 'POST')
    .map(([, { body }]) => JSON.parse(String(body)).hotelId)
const counted = () => server.mock.calls.filter(([, { method }]) => method === 'HEAD').length
const counts = (count: number) => new Response(null, { headers: { 'content-range': `*/${count}` } })

/** By default counts are 0 and crawls succeed. */
function answerUsually(_address: string, { method }: RequestInit): Promise<Response> {
  return Promise.resolve(method === 'HEAD' ? counts(0) : Response.json({ success: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.mockImplementation(answerUsually)
  controller = new AbortController()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockReset()
  onDone.mockReset()
})

describe('listHotelsToCrawl', () => {
  it('takes those without a picture that have a page', () => {
    const list = [
      exampleHotel('with-picture', { informationUrl: 'https://partner.example/1' }),
      exampleHotel('without-page', { propertyImage: null }),
      ...hotels('wanted'),
    ]
    expect(listHotelsToCrawl(list).map(({ id }) => id)).toEqual(['wanted'])
  })
})

describe('crawlImages', () => {
  it('asks how many pictures there are, as supabase-js does, and has them looked for where there are none', async () => {
    await crawlImages(hotels('a'), options())
    expect(server.mock.calls).toEqual([
      [
        '/rest/v1/hotel_images?select=*&hotel_id=eq.a',
        expect.objectContaining({
          method: 'HEAD',
          headers: { apikey: 'public', authorization: 'Bearer public', prefer: 'count=exact' },
        }),
      ],
      [
        '/functions/v1/crawl-hotel-images',
        expect.objectContaining({
          method: 'POST',
          headers: { apikey: 'public', authorization: 'Bearer public', 'content-type': 'application/json' },
          body: '{"hotelId":"a","url":"https://partner.example/a"}',
        }),
      ],
    ])
    expect(onDone.mock.calls).toEqual([['a', true]])
  })

  it('has nothing looked for where there are some', async () => {
    server.mockImplementation(async () => counts(7))
    await crawlImages(hotels('a'), options())
    expect(crawled()).toEqual([])
    expect(onDone.mock.calls).toEqual([['a', true]])
  })

  it('takes three at a time and pauses two seconds between', async () => {
    const crawling = crawlImages(hotels('a', 'b', 'c', 'd', 'e', 'f', 'g'), options())
    await vi.advanceTimersByTimeAsync(1999)
    expect(crawled()).toEqual(['a', 'b', 'c'])
    await vi.advanceTimersByTimeAsync(1)
    expect(crawled()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    await vi.advanceTimersByTimeAsync(2000)
    await crawling
    expect(crawled()).toHaveLength(7)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for the slowest of three before it pauses', async () => {
    let answerSlowly = () => {}
    server.mockImplementation((address, init) =>
      address.includes('eq.b')
        ? new Promise((resolve) => {
            answerSlowly = () => resolve(counts(0))
          })
        : answerUsually(address, init),
    )
    const crawling = crawlImages(hotels('a', 'b', 'c', 'd'), options())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(crawled()).toEqual(['a', 'c'])
    answerSlowly()
    await vi.advanceTimersByTimeAsync(2000)
    await crawling
    expect(crawled()).toEqual(['a', 'c', 'b', 'd'])
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is answered with an error', async () => Response.json({ code: 'busy', message: 'Busy' }, { status: 503 })],
    ['finds nothing', async () => Response.json({ success: false, error: 'No picture on the page' })],
    ['is answered with something else', async () => Response.json({ pictures: 2 })],
  ])('tells in the console that a crawl %s, and goes on with the others', async (_, fail) => {
    server.mockImplementation((address, init) =>
      String(init.body).includes('"a"') ? fail() : answerUsually(address, init),
    )
    const crawling = crawlImages(hotels('a', 'b', 'c', 'd'), options())
    await vi.advanceTimersByTimeAsync(2000)
    await crawling
    expect(crawled()).toEqual(['a', 'b', 'c', 'd'])
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('the hotel a')
    expect(Object.fromEntries(onDone.mock.calls)).toEqual({ a: false, b: true, c: true, d: true })
  })

  it.each([
    ['is refused', new Response(null, { status: 401 })],
    ['is not told', new Response(null)],
    ['is unknown', new Response(null, { headers: { 'content-range': '0-0/*' } })],
  ])('crawls nothing when the count %s', async (_, response) => {
    server.mockImplementation(async () => response)
    await crawlImages(hotels('a'), options())
    expect(crawled()).toEqual([])
    expect(onDone.mock.calls).toEqual([['a', false]])
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('begins nothing more once it is aborted, neither in the pause nor after it', async () => {
    const crawling = crawlImages(hotels('a', 'b', 'c', 'd'), options())
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    await crawling
    await vi.advanceTimersByTimeAsync(10_000)
    expect(crawled()).toEqual(['a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('aborts pending requests silently', async () => {
    server.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const crawling = crawlImages(hotels('a', 'b'), options())
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    await crawling
    expect(counted()).toBe(2)
    expect(onDone).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
