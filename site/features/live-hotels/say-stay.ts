import { formatOsloTime, osloTimeZone } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { countNights, type StayDates } from './stay-search.ts'

/** The words of the page and its place, for `Intl`. */
export interface Voice {
  words: LiveHotelsWords
  /** For `Intl`: `nb-NO`. */
  locale: string
}

/** `Intl` sets spaces around dashes and before units that the guide's fonts do not have. */
function withKnownSpaces(words: string): string {
  return words.replace(/\u202f/g, '\u00a0').replace(/\u2009/g, ' ')
}

/** The days of a stay: «22.–24. november», with the year where it is not the present one. */
export function sayDates({ checkIn, checkOut }: StayDates, locale: string, today: string): string {
  const isThisYear = [checkIn, checkOut].every((day) => day.slice(0, 4) === today.slice(0, 4))
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
  const range = days.formatRange(new Date(`${checkIn}T12:00:00Z`), new Date(`${checkOut}T12:00:00Z`))
  // Between mere numbers a dash stands without spaces, between words with them, in all three languages.
  return withKnownSpaces(range).replace(/\s*–\s*/, /^\d+\.?\s*–/.test(range) ? '–' : ' – ')
}

/** An amount in the language's style, in whole units: «1 990 NOK», “NOK 1,990”. */
export function sayAmount(amount: number, currency: string, locale: string): string {
  return withKnownSpaces(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }).format(amount),
  )
}

/** A number with at most one decimal: «4,3». */
export function sayNumber(value: number, locale: string, decimals = 0): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 }).format(value)
}

/** «1 hotell», «12 hoteller». */
export function sayHotels(count: number, { words, locale }: Voice): string {
  return fillGaps(words[count === 1 ? 'liveHotels.hotels.one' : 'liveHotels.hotels.many'], {
    count: sayNumber(count, locale),
  })
}

/** «1 voksen», «2 voksne». */
export function sayAdults(count: number, { words, locale }: Voice): string {
  return fillGaps(words[count === 1 ? 'liveHotels.adults.one' : 'liveHotels.adults.many'], {
    count: sayNumber(count, locale),
  })
}

/** «1 natt», «2 netter». */
export function sayNights(dates: StayDates, { words, locale }: Voice): string {
  const count = countNights(dates)
  return fillGaps(words[count === 1 ? 'liveHotels.nights.one' : 'liveHotels.nights.many'], {
    count: sayNumber(count, locale),
  })
}

/** The day and the time on a Norwegian clock until when something holds: «20. november kl. 18:00». */
export function sayUntil(time: string, { words, locale }: Voice): string {
  const moment = Date.parse(time)
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: osloTimeZone })
  return fillGaps(words['liveHotels.message.until'], {
    day: withKnownSpaces(day.format(moment)),
    time: formatOsloTime(moment, locale),
  })
}

/** When prices were fetched, on a Norwegian clock: «08:14». They are never older than a day. */
export function sayFetched(time: string, locale: string): string {
  return formatOsloTime(Date.parse(time), locale)
}
