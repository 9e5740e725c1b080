import type { NameIndex, Token } from './name-index.ts'
import type { Item, Said, Span } from './said.ts'
import { months, ordinalDays } from './vocabulary.ts'

// What the passes over a text share.

/** A text while what it says is listed. */
export interface Draft {
  text: string
  tokens: readonly Token[]
  /** What is listed so far. */
  items: Item[]
  /** Dates, times and lengths in figures. */
  spans: readonly Span[]
  names: NameIndex
  isLowerCase: boolean
  /** Where every noun has a capital. */
  isGerman: boolean
  /** Returns what stands before a word. */
  gap(at: number): string
  isLineStart(at: number): boolean
  isSentenceStart(at: number): boolean
  add(said: Said, first: number, last: number): void
}

/** What joins two figures of a range. */
export const range = /^[^\S\n]*(?:[-–—/&+]|to|bis|til|tot|and|und|og|until)[^\S\n]*$/i

/** Returns the number that a word is, «5th» too; undefined where it is none. */
export function numberOf(token: Token | undefined): number | undefined {
  const figure = /^(\d{1,4})(?:st|nd|rd|th|ter|te|e)?$/.exec(token?.folded ?? '')
  return figure ? Number(figure[1]) : undefined
}

/** Returns whether a month may have such a day. */
export function isDayOfMonth(value: number | undefined): value is number {
  return value !== undefined && value >= 1 && value <= 31
}

/** Returns the year that a word is; undefined where it is none. */
export function yearOf(token: Token | undefined): number | undefined {
  return /^(?:19|20)\d\d$/.test(token?.text ?? '') ? Number(token?.text) : undefined
}

/** Returns the day of a month that stands at a word, in figures or in words, and the last word of it: «23», «the third», «twenty-first». */
export function readDayOfMonth(tokens: readonly Token[], from: number): { day: number; last: number } | undefined {
  const at = /^(?:der|den|dem|the)$/.test(tokens[from]?.folded ?? '') ? from + 1 : from
  const figure = numberOf(tokens[at])
  if (figure !== undefined) return isDayOfMonth(figure) ? { day: figure, last: at } : undefined
  const tens = { twenty: 20, thirty: 30 }[tokens[at]?.folded ?? '']
  const one = ordinalDays.get(tokens[at + 1]?.folded ?? '')
  if (tens !== undefined && one !== undefined && one < 10) return { day: tens + one, last: at + 1 }
  const day = ordinalDays.get(tokens[at]?.folded ?? '')
  // «Second» and «andre» alone count something else.
  return day === undefined || (at === from && day < 3) ? undefined : { day, last: at }
}

/** Returns the month that a word names, alone or as what a trip is called by: «Januartur», «Septemberreise». */
export function monthOf(folded: string): number | undefined {
  const name = /^(.{3,9}?)(?:tur|turen|ferie|helg|reise|urlaub|tour|fahrt|trip|woche|uke)$/.exec(folded)?.[1]
  return months.get(folded) ?? months.get(name ?? '')
}
