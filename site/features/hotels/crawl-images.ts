import { crawlAnswer, type LiveHotel } from '#contract/hotels.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { headersWithKey } from './fetch-hotels.ts'

const batchSize = 3
const pauseMs = 2000

interface CrawlOptions {
  publicKey: string
  signal: AbortSignal
  /** Called for each finished hotel, with whether it has a picture now. */
  onDone: (hotelId: string, hasPicture: boolean) => void
}

/** Returns the hotels without a picture that have a page where one may be found. */
export function listHotelsToCrawl(hotels: readonly LiveHotel[]): LiveHotel[] {
  return hotels.filter(({ propertyImage, informationUrl }) => !propertyImage && informationUrl !== null)
}

/** Has the server look for missing pictures: three at a time, two seconds apart. Logs failures; never throws. */
export async function crawlImages(
  hotels: readonly LiveHotel[],
  { publicKey, signal, onDone }: CrawlOptions,
): Promise<void> {
  for (let first = 0; first < hotels.length && !signal.aborted; first += batchSize) {
    if (first > 0) await pause(signal)
    if (signal.aborted) break
    const batch = hotels.slice(first, first + batchSize).map(async (hotel) => {
      try {
        await crawlOne(hotel, publicKey, signal)
        onDone(hotel.id, true)
      } catch (error) {
        if (signal.aborted) return
        console.warn(`No picture could be fetched for the hotel ${hotel.id}.`, error)
        onDone(hotel.id, false)
      }
    })
    await Promise.all(batch)
  }
}

/** Resolves after the pause, or at once when aborted. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, pauseMs)
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })
}

/** Resolves when a picture of the hotel is stored. Throws when none could be found. */
async function crawlOne({ id, informationUrl }: LiveHotel, publicKey: string, signal: AbortSignal): Promise<void> {
  if ((await countImages(id, publicKey, signal)) > 0) return
  const response = await fetch('/functions/v1/crawl-hotel-images', {
    method: 'POST',
    headers: { ...headersWithKey(publicKey), 'content-type': 'application/json' },
    body: JSON.stringify({ hotelId: id, url: informationUrl }),
    signal,
  })
  const { success, error } = crawlAnswer.parse(await readAnswer(response, 'The crawl'))
  if (!success) throw new Error(error ?? 'The crawl found nothing')
}

/** Resolves with the number of stored pictures of a hotel. Throws when the response has no count. */
async function countImages(hotelId: string, publicKey: string, signal: AbortSignal): Promise<number> {
  const query = new URLSearchParams({ select: '*', hotel_id: `eq.${hotelId}` })
  const response = await fetch(`/rest/v1/hotel_images?${query}`, {
    method: 'HEAD',
    headers: { ...headersWithKey(publicKey), prefer: 'count=exact' },
    signal,
  })
  const count = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  if (!response.ok || count === undefined) throw new Error(`The count of pictures returned ${response.status}`)
  return Number(count)
}
