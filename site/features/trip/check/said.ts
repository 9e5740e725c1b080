import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'
import type { Named } from './name-index.ts'

// What a text may say, and where.

export interface DateSaid {
  day: number
  month: number
  year?: number | undefined
  /** 1 is Monday. */
  weekday?: number | undefined
  end?: { day: number; month: number } | undefined
}

export type Said =
  | { type: 'name'; named: Named; isSure: boolean; isWithin?: boolean | undefined }
  /** Seems to be a place, which the guide does not have. */
  | { type: 'unknown'; name: string; isSure: boolean; isNamed?: boolean | undefined }
  /** «Day 2», «day 2–3»; the first is 0. `isNight`: «Night 1–3», behind which a day follows. */
  | { type: 'day'; day: number; lastDay: number; isNight?: true }
  | { type: 'nextDay' }
  | { type: 'date'; date: DateSaid }
  | { type: 'month'; month: number; year?: number | undefined }
  /** `easter`: of a day that moves with Easter, how many days after it. `until`: the last of «Tue–Thu». */
  | { type: 'weekday'; weekday: number; easter?: number | undefined; until?: number | undefined }
  /** Minutes after midnight. */
  | { type: 'time'; minutes: number; until?: number | undefined }
  | { type: 'part'; minutes: number }
  /** Minutes that something takes. */
  | { type: 'length'; minutes: number }
  /** A date or a time that there is none of. */
  | { type: 'wrong'; what: 'date' | 'time' }

/** Returns whether there is such a day in some year. */
export function isDate({ day, month, year = 2028 }: Pick<DateSaid, 'day' | 'month' | 'year'>): boolean {
  return isCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

export interface Span {
  from: number
  to: number
  said: Said
}

/** Something said in the text, with where it stands: in characters and in words. */
export type Item = Said & { from: number; to: number; first: number; last: number }
