import type * as z from 'zod/mini'
import { type HotelProblemCode, hotelSearch } from '#contract/hotel-requests.ts'
import {
  type HotelCategory,
  type HotelSortOrder,
  hotelCategories,
  hotelLocation,
  hotelSearchDefaults,
  hotelSearchLimits,
  hotelSortOrders,
} from '#contract/hotel-search.ts'
import { readOsloClock } from '#contract/service-day.ts'
import { countDays, shiftDay } from '#server/services/calendar/oslo-calendar.ts'
import type { HotelStay } from './hotel-source.ts'

/** A validated search with all defaults filled in. */
export interface HotelQuery extends HotelStay {
  /** In kroner per night, with taxes where they are known; null: no limit. */
  highestPrice: number | null
  /** As the partner names it; null: all of Lofoten. */
  place: string | null
  sortOrder: HotelSortOrder
  category: HotelCategory
  pageNumber: number
  pageSize: number
}

/** An invalid search; the message names the field and is fit for display. */
export class WrongHotelQuery extends Error {
  override name = 'WrongHotelQuery'
  readonly code: HotelProblemCode

  constructor(code: HotelProblemCode, message: string) {
    super(message)
    this.code = code
  }
}

const minuteMs = 60_000

// Messages repeat an unknown field's name up to this length.
const longestRepeatedName = 40

/** Completes a sentence that begins with the field's name. */
const fieldRules: Record<keyof typeof hotelSearch.shape, string> = {
  endpoint: 'must be "search-hotels"',
  useV6: 'must be true or false',
  location: `must be "${hotelLocation}"`,
  sortOrder: `must be one of ${hotelSortOrders.join(', ')}`,
  category: `must be one of ${hotelCategories.join(', ')}`,
  pageNumber: `must be a whole number from 1 to ${hotelSearchLimits.pageNumber}`,
  pageSize: `must be a whole number from 1 to ${hotelSearchLimits.pageSize}`,
  checkIn: 'must be a day such as "2027-06-24"',
  checkOut: 'must be a day such as "2027-06-26"',
  adults: `must be a whole number from 1 to ${hotelSearchLimits.adults}`,
  childAges: `must be at most ${hotelSearchLimits.children} whole numbers from 0 to ${hotelSearchLimits.childAge}`,
  place: `must be the name of a place, of at most ${hotelSearchLimits.place} letters`,
  highestPrice: `must be a whole number from 1 to ${hotelSearchLimits.highestPrice}`,
}

// `Intl` is slower than answering from memory, and the day changes only at a full minute.
let known = { minute: Number.NaN, today: '' }

export function findToday(now: number): string {
  const minute = Math.floor(now / minuteMs)
  if (known.minute !== minute) known = { minute, today: readOsloClock(now).date }
  return known.today
}

/** Returns the stay of a search without dates, from tomorrow (Europe/Oslo). */
export function findDefaultStay(now: number): HotelStay {
  const checkIn = shiftDay(findToday(now), 1)
  const { nights, adults } = hotelSearchDefaults
  return { checkIn, checkOut: shiftDay(checkIn, nights), adults, childAges: [] }
}

/** Returns the search of a request body. Throws `WrongHotelQuery`. */
export function readHotelQuery(body: unknown, now: number): HotelQuery {
  const parsed = hotelSearch.safeParse(body)
  if (!parsed.success) throw describeIssue(parsed.error.issues[0])
  const { data } = parsed
  const stay = findDefaultStay(now)
  const checkIn = data.checkIn ?? stay.checkIn
  const query: HotelQuery = {
    checkIn,
    checkOut: data.checkOut ?? shiftDay(checkIn, hotelSearchDefaults.nights),
    adults: data.adults ?? stay.adults,
    // Sorted, so that the same family is one stay in whatever order its ages come.
    childAges: data.childAges?.toSorted((one, other) => one - other) ?? stay.childAges,
    highestPrice: data.highestPrice ?? null,
    place: data.place ?? null,
    sortOrder: data.sortOrder ?? hotelSearchDefaults.sortOrder,
    category: data.category ?? hotelSearchDefaults.category,
    pageNumber: data.pageNumber ?? hotelSearchDefaults.pageNumber,
    pageSize: data.pageSize ?? hotelSearchDefaults.pageSize,
  }
  checkDates(query, findToday(now))
  return query
}

function checkDates({ checkIn, checkOut }: HotelStay, today: string): void {
  if (checkIn < today) throw new WrongHotelQuery('date-in-past', 'checkIn must not be in the past.')
  if (countDays(today, checkIn) > hotelSearchLimits.daysAhead) {
    throw new WrongHotelQuery('date-too-far', `checkIn must be within ${hotelSearchLimits.daysAhead} days from today.`)
  }
  if (checkOut <= checkIn) throw new WrongHotelQuery('dates-reversed', 'checkOut must be after checkIn.')
  if (countDays(checkIn, checkOut) > hotelSearchLimits.nights) {
    throw new WrongHotelQuery(
      'stay-too-long',
      `checkOut must be at most ${hotelSearchLimits.nights} nights after checkIn.`,
    )
  }
  if (countDays(today, checkOut) > hotelSearchLimits.daysAhead) {
    throw new WrongHotelQuery('date-too-far', `checkOut must be within ${hotelSearchLimits.daysAhead} days from today.`)
  }
}

function describeIssue(issue: z.core.$ZodIssue | undefined): WrongHotelQuery {
  if (issue?.code === 'unrecognized_keys') {
    const name = String(issue.keys[0]).slice(0, longestRepeatedName)
    return new WrongHotelQuery('unknown-field', `${JSON.stringify(name)} is not a field of a hotel search.`)
  }
  const field = issue?.path[0]
  if (typeof field !== 'string' || !(field in fieldRules)) {
    return new WrongHotelQuery('wrong-value', 'The body must be a JSON object with the fields of a hotel search.')
  }
  const code = field === 'endpoint' ? 'unknown-endpoint' : 'wrong-value'
  return new WrongHotelQuery(code, `${field} ${fieldRules[field as keyof typeof fieldRules]}.`)
}
