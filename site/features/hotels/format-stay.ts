import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay, formatDayRange } from '#site/i18n/format-date.ts'
import { formatNumber as formatDecimal } from '#site/i18n/format-number.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import type { StayDates, StaySearch } from './stay-search.ts'

export interface Voice {
  words: LiveHotelsWords
  /** For `Intl`: `nb-NO`. */
  locale: string
}

/** Returns the dates of a stay: «22.–24. november», with the year unless it is the present one. */
export function formatDates({ checkIn, checkOut }: StayDates, locale: string, today: string): string {
  const isThisYear = [checkIn, checkOut].every((day) => day.slice(0, 4) === today.slice(0, 4))
  return formatDayRange(checkIn, checkOut, locale, !isThisYear)
}

/** Returns an amount in whole units, as built pages write kroner in every browser: «1 990 kr», “NOK 1,990”, „1.990 Kronen“. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const number = formatDecimal(amount, locale, { most: 0 })
  // Where the code stands differs between browsers.
  if (locale.startsWith('en')) return `${currency}\u00a0${number}`
  const kroner = locale.startsWith('nb') ? 'kr' : 'Kronen'
  const unit = currency === 'NOK' ? kroner : currency
  return `${number}\u00a0${unit}`
}

/** Returns a number with at most one decimal: «4,3». */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatDecimal(value, locale, { least: decimals, most: 1 })
}

/** Returns a count with its unit: «1 hotell», «12 hoteller», «2 voksne», «14 netter». */
export function formatUnits(
  count: number,
  unit: 'hotels' | 'adults' | 'children' | 'nights',
  { words, locale }: Voice,
): string {
  const key = count === 1 ? 'one' : 'many'
  return fillGaps(words[`liveHotels.${unit}.${key}`], { count: formatNumber(count, locale) })
}

/** Returns who travels, the place and the highest price, if any: «2 voksne, 1 barn, Reine, inntil 2 000 kr per natt». */
export function formatGuests(
  { adults, childAges, highestPrice, place }: Pick<StaySearch, 'adults' | 'childAges' | 'highestPrice' | 'place'>,
  voice: Voice,
): string {
  const parts = [formatUnits(adults, 'adults', voice)]
  if (childAges.length > 0) parts.push(formatUnits(childAges.length, 'children', voice))
  if (place !== null) parts.push(place)
  if (highestPrice !== null) {
    const price = formatAmount(highestPrice, 'NOK', voice.locale)
    parts.push(fillGaps(voice.words['liveHotels.upTo'], { price }))
  }
  return parts.join(', ')
}

/** Returns the Norwegian day and time until when an offer holds: «20. november kl. 18:00». */
export function formatUntil(time: string, { words, locale }: Voice): string {
  const moment = Date.parse(time)
  return fillGaps(words['liveHotels.message.until'], {
    day: formatDay(osloDateOf(moment), locale, { day: 'numeric', month: 'long' }),
    time: formatOsloTime(moment),
  })
}

/** Returns when prices were fetched, on a Norwegian clock: «08:14». They are never older than a day. */
export function formatFetched(time: string): string {
  return formatOsloTime(Date.parse(time))
}
