import {
  type HotelCategory,
  type HotelSortOrder,
  hotelCategories,
  hotelSearchDefaults,
  hotelSearchLimits,
  hotelSortOrders,
} from '#contract/hotel-search.ts'
import { isCalendarDate, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { readNumber } from '#site/i18n/read-number.ts'
import { addStay, type KeptStay } from '#site/ui/kept-stay.ts'

/** A search for hotels. Dates are days in Norway (`2026-11-22`). */
export interface StaySearch {
  checkIn: string
  checkOut: string
  adults: number
  /** In years, youngest first. */
  childAges: number[]
  /** In kroner per night, with taxes where they are known; null: no limit. */
  highestPrice: number | null
  /** As the partner names it; null: all of Lofoten. */
  place: string | null
  sortOrder: HotelSortOrder
  category: HotelCategory
  pageNumber: number
}

export type StayDates = Pick<StaySearch, 'checkIn' | 'checkOut'>

/**
 * Query parameters: the same in all languages, so that switching the language keeps the search. The form's fields have
 * the same names, so that a form sent before scripts run leads to the same search.
 */
export const stayParameters = {
  checkIn: 'innsjekk',
  checkOut: 'utsjekk',
  adults: 'voksne',
  childAges: 'barn',
  highestPrice: 'makspris',
  place: 'sted',
  sortOrder: 'sortering',
  category: 'utvalg',
  pageNumber: 'side',
} as const satisfies Record<keyof StaySearch, string>

export const wordsOfOrders: Record<HotelSortOrder, string> = {
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

function earlierOf(one: string, other: string): string {
  return [one, other].toSorted()[0] ?? one
}

export function countNights({ checkIn, checkOut }: StayDates): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
}

/** Returns the default search: tomorrow, two nights, two adults, in the partner’s order. */
export function startSearch(today: string): StaySearch {
  const { nights, adults, sortOrder, category, pageNumber } = hotelSearchDefaults
  const checkIn = shiftDate(today, 1)
  const checkOut = shiftDate(checkIn, nights)
  return { checkIn, checkOut, adults, childAges: [], highestPrice: null, place: null, sortOrder, category, pageNumber }
}

/** Returns the search after a change; back on the first page unless the page itself changed. */
export function changeSearch(search: StaySearch, changes: Partial<StaySearch>): StaySearch {
  return { ...search, pageNumber: hotelSearchDefaults.pageNumber, ...changes }
}

/** Returns the first and last selectable days: nothing in the past, 1 to 28 nights. */
export function limitDates(checkIn: string, today: string): Record<keyof StayDates, { min: string; max: string }> {
  const last = shiftDate(today, hotelSearchLimits.daysAhead)
  const arrival = isCalendarDate(checkIn) && checkIn >= today && checkIn < last ? checkIn : today
  const longest = shiftDate(arrival, hotelSearchLimits.nights)
  return {
    checkIn: { min: today, max: shiftDate(last, -1) },
    checkOut: { min: shiftDate(arrival, 1), max: earlierOf(longest, last) },
  }
}

/** Returns the dates after a new check-in: the check-out stays if valid, else the number of nights does. */
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

/** Reads a search from an address (`?innsjekk=…`), or what was chosen last where it has no dates. Missing, past or invalid values become the defaults. */
export function readSearch(address: string, today: string, chosenLast?: KeptStay): StaySearch {
  const given = new URLSearchParams(address)
  const start = startSearch(today)
  const kept = given.has(stayParameters.checkIn) ? undefined : chosenLast
  const date = (name: keyof StayDates) => given.get(stayParameters[name]) ?? kept?.[name] ?? ''
  return {
    ...readDates(date('checkIn'), date('checkOut'), today),
    adults:
      readCount(given.get(stayParameters.adults) ?? String(kept?.adults), hotelSearchLimits.adults) ?? start.adults,
    childAges: readChildAges(given.get(stayParameters.childAges) ?? '') ?? start.childAges,
    highestPrice: readHighestPrice(given.get(stayParameters.highestPrice) ?? '') ?? start.highestPrice,
    place: readPlace(given.get(stayParameters.place) ?? ''),
    sortOrder:
      hotelSortOrders.find((order) => wordsOfOrders[order] === given.get(stayParameters.sortOrder)) ?? start.sortOrder,
    category:
      hotelCategories.find((category) => wordsOfCategories[category] === given.get(stayParameters.category)) ??
      start.category,
    pageNumber: readCount(given.get(stayParameters.pageNumber), hotelSearchLimits.pageNumber) ?? start.pageNumber,
  }
}

function readDates(checkIn: string, checkOut: string, today: string): StayDates {
  const start = startSearch(today)
  const { min, max } = limitDates(checkIn, today).checkIn
  // One half of an invalid pair says little about the other.
  if (!isCalendarDate(checkIn) || checkIn < min || checkIn > max)
    return { checkIn: start.checkIn, checkOut: start.checkOut }
  const limits = limitDates(checkIn, today).checkOut
  if (isCalendarDate(checkOut) && checkOut >= limits.min && checkOut <= limits.max) return { checkIn, checkOut }
  const usual = shiftDate(checkIn, hotelSearchDefaults.nights)
  return { checkIn, checkOut: earlierOf(usual, limits.max) }
}

/** Returns the ages in «4, 9», youngest first; none for an empty text, undefined for anything else. */
export function readChildAges(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const ages = words.map(Number).toSorted((one, other) => one - other)
  const areAges =
    words.every((word) => /^\d{1,2}$/.test(word)) && ages.every((age) => age <= hotelSearchLimits.childAge)
  return areAges && ages.length <= hotelSearchLimits.children ? ages : undefined
}

/** Returns the whole kroner in «2000», «2 000», «1.500,00» or «2,000 kr»; null for an empty text, undefined for anything else. */
export function readHighestPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null
  // Kroner are counted in whole, which every language writes the same way.
  const kroner = readNumber(text, 'nb-NO', { isWhole: true }) ?? 0
  return Number.isInteger(kroner) && kroner >= 1 && kroner <= hotelSearchLimits.highestPrice ? kroner : undefined
}

function readPlace(text: string): string | null {
  const name = text.trim()
  return name === '' || name.length > hotelSearchLimits.place ? null : name
}

function readCount(words: string | null, most: number): number | undefined {
  if (words === null || !/^[1-9]\d{0,2}$/.test(words)) return undefined
  const count = Number(words)
  return count <= most ? count : undefined
}

/** Returns the query parameters of a search, null for defaults; always with dates, for shared links. */
export function describeSearchInAddress(search: StaySearch): Record<string, string | null> {
  const { adults, sortOrder, category, pageNumber } = hotelSearchDefaults
  return {
    [stayParameters.checkIn]: search.checkIn,
    [stayParameters.checkOut]: search.checkOut,
    [stayParameters.adults]: search.adults === adults ? null : String(search.adults),
    [stayParameters.childAges]: search.childAges.length === 0 ? null : search.childAges.join(','),
    [stayParameters.highestPrice]: search.highestPrice === null ? null : String(search.highestPrice),
    [stayParameters.place]: search.place,
    [stayParameters.sortOrder]: search.sortOrder === sortOrder ? null : wordsOfOrders[search.sortOrder],
    [stayParameters.category]: search.category === category ? null : wordsOfCategories[search.category],
    [stayParameters.pageNumber]: search.pageNumber === pageNumber ? null : String(search.pageNumber),
  }
}

/** Returns the address of the partner's search with dates and guests in its own parameters. */
export function withStay(
  address: string,
  stay: Pick<StaySearch, 'checkIn' | 'checkOut' | 'adults' | 'childAges'>,
): string {
  const url = new URL(addStay(address, stay))
  // The number of the room before the age of each child.
  url.searchParams.set('children', stay.childAges.map((age) => `1_${age}`).join())
  return url.href
}
