import { escapeText, foldLine } from '#site/domain/calendar/icalendar-text.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import {
  dateAndTime,
  type EventWords,
  type ExportedDay,
  type ExportedEvent,
  type ExportedPlace,
  type ExportedTrip,
  hasTime,
  sayEvent,
} from './exported-trip.ts'

// iCalendar (RFC 5545). Written here, since the libraries that write it bring rules of repetition that no plan has.

export interface CalendarWords extends EventWords {
  bed: string
}

interface CalendarSetting {
  words: CalendarWords
  /** Of the guide; ends the ids. */
  host: string
  /** When the file is made, in ms since 1970. */
  now: number
}

/** Norway since 1980, which is enough for any plan to come. */
export const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function writeDate(date: string): string {
  return date.replaceAll('-', '')
}

export function writeMoment(date: string, minutes: number): string {
  const moment = dateAndTime(date, minutes)
  return `${writeDate(moment.date)}T${moment.time.replace(':', '')}00`
}

function describePlace({ position, address, phone, name, note }: ExportedPlace, trip: ExportedTrip): string[] {
  return [
    `LOCATION:${escapeText(name)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    ...(address ? [`URL:${address}`] : []),
    `DESCRIPTION:${escapeText([note, phone, address, trip.address].filter(Boolean).join('\n'))}`,
  ]
}

function writeEvent(
  event: ExportedEvent,
  date: string,
  trip: ExportedTrip,
  { words, host, now }: CalendarSetting,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${writeStamp(now)}`,
    ...(hasTime(event, trip)
      ? [
          `DTSTART;TZID=Europe/Oslo:${writeMoment(date, event.from)}`,
          ...(event.to > event.from ? [`DTEND;TZID=Europe/Oslo:${writeMoment(date, event.to)}`] : []),
        ]
      : [`DTSTART;VALUE=DATE:${writeDate(date)}`]),
    `SUMMARY:${escapeText(sayEvent(event, words))}`,
    ...describePlace(event.place, trip),
    'END:VEVENT',
  ]
}

function writeBed({ date, bed }: ExportedDay, trip: ExportedTrip, { words, host, now }: CalendarSetting): string[] {
  if (!bed || !date) return []
  return [
    'BEGIN:VEVENT',
    `UID:${bed.id}@${host}`,
    `DTSTAMP:${writeStamp(now)}`,
    `DTSTART;VALUE=DATE:${writeDate(date)}`,
    `DTEND;VALUE=DATE:${writeDate(shiftDate(date, 1))}`,
    `SUMMARY:${escapeText(`${words.bed}: ${bed.name}`)}`,
    ...describePlace(bed, trip),
    // A bed does not keep anybody busy all day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

export function writeStamp(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Returns what a calendar tells of a day: without times a drive says nothing that its stop does not. */
function listTold(day: ExportedDay, { hasTimes }: ExportedTrip): readonly ExportedEvent[] {
  return hasTimes ? day.events : day.events.filter(({ kind }) => kind !== 'drive')
}

/** Returns whether a trip has anything for a calendar: a stop, a drive or a night on a day with a date. */
export function hasCalendarEvents(trip: ExportedTrip): boolean {
  return trip.days.some((day) => day.date !== undefined && (day.bed !== undefined || listTold(day, trip).length > 0))
}

/** Returns the days of a trip that have a date as an iCalendar file: an event for each drive and stop, a whole day for each bed. */
export function writeCalendar(trip: ExportedTrip, setting: CalendarSetting): string {
  const events = trip.days.flatMap((day) => {
    const { date } = day
    if (!date) return []
    return [
      ...listTold(day, trip).flatMap((event) => writeEvent(event, date, trip, setting)),
      ...writeBed(day, trip, setting),
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${setting.host}//Trip plan//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(trip.name)}`,
    `X-WR-CALDESC:${escapeText(`${trip.lead}\n${trip.address}`)}`,
    'X-WR-TIMEZONE:Europe/Oslo',
    ...(trip.hasTimes ? zone : []),
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
