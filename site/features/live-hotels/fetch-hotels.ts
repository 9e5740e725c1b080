import type { HotelSearch } from '#contract/hotel-requests.ts'
import {
  functionsProblem,
  type HotelSearchAnswer,
  hotelLocation,
  hotelSearchAnswer,
  hotelSearchDefaults,
} from '#contract/hotels.ts'
import type { StaySearch } from './stay-search.ts'

/** What is shown of a failure that came without words of the server. As specified, in every language. */
export const unnamedFailure = 'An error occurred while fetching data'

/** The server refused or failed; the message is its own, fit to be shown, or else `unnamedFailure`. */
export class HotelsNotGiven extends Error {
  override name = 'HotelsNotGiven'
}

/** The headers of a call to `/functions/v1` and `/rest/v1`, as a supabase-js client sends them. */
export function headersWithKey(publicKey: string): Record<string, string> {
  return { apikey: publicKey, authorization: `Bearer ${publicKey}` }
}

/**
 * Promises one page of the hotels that fit a search, from our own server. Throws `HotelsNotGiven` when it gives none, and
 * another error when it cannot be reached or its answer has another shape than agreed.
 */
export async function fetchHotels(
  search: StaySearch,
  publicKey: string,
  signal?: AbortSignal,
): Promise<HotelSearchAnswer> {
  const body: HotelSearch = {
    endpoint: 'search-hotels',
    useV6: true,
    location: hotelLocation,
    pageSize: hotelSearchDefaults.pageSize,
    ...search,
  }
  const response = await fetch('/functions/v1/expedia-api', {
    method: 'POST',
    headers: { ...headersWithKey(publicKey), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new HotelsNotGiven(await readMessage(response))
  return hotelSearchAnswer.parse(await response.json())
}

async function readMessage(response: Response): Promise<string> {
  // A proxy on the way may answer with a page instead.
  const problem = functionsProblem.safeParse(await response.json().catch(() => undefined))
  return problem.success && problem.data.message !== '' ? problem.data.message : unnamedFailure
}
