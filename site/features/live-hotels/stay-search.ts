import {
  type HotelCategory,
  type HotelSortOrder,
  hotelCategories,
  hotelSearchDefaults,
  hotelSearchLimits,
  hotelSortOrders,
} from '#contract/hotels.ts'
import { isCalendarDate, shiftDate } from '#site/calendar/oslo-day.ts'

/** What the list of hotels is asked with. Dates are days in Norway (`2026-11-22`). */
export interface StaySearch {
  checkIn: string
  checkOut: string
  adults: number
  sortOrder: HotelSortOrder
  category: HotelCategory
  pageNumber: number
}

export type StayDates = Pick<StaySearch, 'checkIn' | 'checkOut'>

/** How a search stands in the address: the same in all languages, so that the language switch keeps it. */
const parameters = {
  checkIn: 'innsjekk',
  checkOut: 'utsjekk',
  adults: 'voksne',
  sortOrder: 'sortering',
  category: 'utvalg',
  pageNumber: 'side',
} as const satisfies Record<keyof StaySearch, string>

const wordsOfOrders: Record<HotelSortOrder, string> = {
  RECOMMENDED: 'anbefalt',
  PRICE_LOW_TO_HIGH: 'pris',
  REVIEW: 'vurdering',
  PROPERTY_CLASS: 'stjerner',
}

const wordsOfCategories: Record<HotelCategory, string> = {
  all: 'alle',
  luxury: 'luksus',
  budget: 'budsjett',
  views: 'utsikt',
  family: 'familie',
}

const dayMs = 86_400_000

/** The earlier of two days. */
function earlierOf(one: string, other: string): string {
  return [one, other].toSorted()[0] ?? one
}

/** The number of nights of a stay. */
export function countNights({ checkIn, checkOut }: StayDates): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
}

/** What is asked for when nobody has chosen anything: tomorrow, two nights, two adults, in the partner's order. */
export function startSearch(today: string): StaySearch {
  const { nights, adults, sortOrder, category, pageNumber } = hotelSearchDefaults
  const checkIn = shiftDate(today, 1)
  return { checkIn, checkOut: shiftDate(checkIn, nights), adults, sortOrder, category, pageNumber }
}

/** The search after a choice: it begins on the first page again, unless the choice is a page. */
export function changeSearch(search: StaySearch, changes: Partial<StaySearch>): StaySearch {
  return { ...search, pageNumber: hotelSearchDefaults.pageNumber, ...changes }
}

/** The first and last days that can be chosen: nothing in the past, at least a night, at most 28. */
export function limitDates(checkIn: string, today: string): Record<keyof StayDates, { min: string; max: string }> {
  const last = shiftDate(today, hotelSearchLimits.daysAhead)
  const arrival = isCalendarDate(checkIn) && checkIn >= today && checkIn < last ? checkIn : today
  const longest = shiftDate(arrival, hotelSearchLimits.nights)
  return {
    checkIn: { min: today, max: shiftDate(last, -1) },
    checkOut: { min: shiftDate(arrival, 1), max: earlierOf(longest, last) },
  }
}

/**
 * The dates after another check-in has been chosen: the check-out stays where it can, and else moves along, for as many
 * nights as before, at most as many as can be asked for. A check-in that is no day yet (somebody is typing) moves nothing.
 */
export function moveCheckIn(dates: StayDates, checkIn: string, today: string): StayDates {
  const { min, max } = limitDates(checkIn, today).checkIn
  if (!isCalendarDate(checkIn) || checkIn < min || checkIn > max) return { ...dates, checkIn }
  const limits = limitDates(checkIn, today).checkOut
  if (dates.checkOut >= limits.min && dates.checkOut <= limits.max) return { ...dates, checkIn }
  if (dates.checkOut > limits.max) return { checkIn, checkOut: limits.max }
  const nights = countNights(dates)
  const isStay = nights >= 1 && nights <= hotelSearchLimits.nights
  const wanted = shiftDate(checkIn, isStay ? nights : hotelSearchDefaults.nights)
  return { checkIn, checkOut: earlierOf(wanted, limits.max) }
}

/** Reads a search from an address (`?innsjekk=…`). What is missing, past or no such thing is as if nobody had chosen it. */
export function readSearch(address: string, today: string): StaySearch {
  const given = new URLSearchParams(address)
  const start = startSearch(today)
  return {
    ...readDates(given.get(parameters.checkIn) ?? '', given.get(parameters.checkOut) ?? '', today),
    adults: readCount(given.get(parameters.adults), hotelSearchLimits.adults) ?? start.adults,
    sortOrder:
      hotelSortOrders.find((order) => wordsOfOrders[order] === given.get(parameters.sortOrder)) ?? start.sortOrder,
    category:
      hotelCategories.find((category) => wordsOfCategories[category] === given.get(parameters.category)) ??
      start.category,
    pageNumber: readCount(given.get(parameters.pageNumber), hotelSearchLimits.pageNumber) ?? start.pageNumber,
  }
}

function readDates(checkIn: string, checkOut: string, today: string): StayDates {
  const start = startSearch(today)
  const { min, max } = limitDates(checkIn, today).checkIn
  // Half of a pair that does not hold says little about the other half.
  if (!isCalendarDate(checkIn) || checkIn < min || checkIn > max)
    return { checkIn: start.checkIn, checkOut: start.checkOut }
  const limits = limitDates(checkIn, today).checkOut
  if (isCalendarDate(checkOut) && checkOut >= limits.min && checkOut <= limits.max) return { checkIn, checkOut }
  const usual = shiftDate(checkIn, hotelSearchDefaults.nights)
  return { checkIn, checkOut: earlierOf(usual, limits.max) }
}

function readCount(words: string | null, most: number): number | undefined {
  if (words === null || !/^[1-9]\d{0,2}$/.test(words)) return undefined
  const count = Number(words)
  return count <= most ? count : undefined
}

/**
 * What the address says of a search, null for what it does without. The dates always stand there, so that whoever gets the
 * address sees the same; the rest only where it is not the usual.
 */
export function describeSearchInAddress(search: StaySearch): Record<string, string | null> {
  const { adults, sortOrder, category, pageNumber } = hotelSearchDefaults
  return {
    [parameters.checkIn]: search.checkIn,
    [parameters.checkOut]: search.checkOut,
    [parameters.adults]: search.adults === adults ? null : String(search.adults),
    [parameters.sortOrder]: search.sortOrder === sortOrder ? null : wordsOfOrders[search.sortOrder],
    [parameters.category]: search.category === category ? null : wordsOfCategories[search.category],
    [parameters.pageNumber]: search.pageNumber === pageNumber ? null : String(search.pageNumber),
  }
}
