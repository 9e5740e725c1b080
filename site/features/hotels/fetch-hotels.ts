import type { HotelSearch } from '#contract/hotel-requests.ts'
import { hotelLocation, hotelSearchDefaults } from '#contract/hotel-search.ts'
import { functionsProblem, type HotelSearchAnswer, hotelSearchAnswer } from '#contract/hotels.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import type { StaySearch } from './stay-search.ts'

/** Shown for a failure without a message of the server; as specified, beside the sentence of the page’s language. */
export const unnamedFailure = 'An error occurred while fetching data'

/** The server refused or failed; the message is its own, fit to be shown, or `unnamedFailure`. */
export class HotelsNotGiven extends Error {
  override name = 'HotelsNotGiven'
}

/** Returns the headers of a call to `/functions/v1` and `/rest/v1`, as a supabase-js client sends them. */
export function headersWithKey(publicKey: string): Record<string, string> {
  return { apikey: publicKey, authorization: `Bearer ${publicKey}` }
}

/** Resolves with a page of hotels. Throws `HotelsNotGiven` when the server refuses, else what fetch or parse throw. */
export async function fetchHotels(
  search: StaySearch,
  publicKey: string,
  signal?: AbortSignal,
): Promise<HotelSearchAnswer> {
  const { childAges, highestPrice, place, ...rest } = search
  const body: HotelSearch = {
    endpoint: 'search-hotels',
    useV6: true,
    location: hotelLocation,
    pageSize: hotelSearchDefaults.pageSize,
    ...rest,
    ...(childAges.length > 0 ? { childAges } : {}),
    ...(highestPrice === null ? {} : { highestPrice }),
    ...(place === null ? {} : { place }),
  }
  const response = await fetch('/functions/v1/expedia-api', {
    method: 'POST',
    headers: { ...headersWithKey(publicKey), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new HotelsNotGiven(await readMessage(response))
  const answer = hotelSearchAnswer.parse(await response.json())
  noteAnswer(response)
  return answer
}

async function readMessage(response: Response): Promise<string> {
  // A proxy may respond with an HTML page instead.
  const problem = functionsProblem.safeParse(await response.json().catch(() => undefined))
  return problem.success && problem.data.message !== '' ? problem.data.message : unnamedFailure
}
