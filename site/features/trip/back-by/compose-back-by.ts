import { escapeText, foldLine } from '#site/domain/calendar/icalendar-text.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { writeMoment, writeStamp, zone } from '#site/features/trip/export/write-calendar.ts'
import { minutesOfTime, type Visit } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { WordsOf } from '#site/i18n/translate.ts'

// What somebody who waits has to know: who, where to, until when, and what to do when nobody comes. Nothing of it is kept.

export type BackByWords = WordsOf<['backBy.']>

export interface BackBy {
  /** Who goes, as the one who waits knows them. */
  name: string
  phone: string
  goal: string
  way: string
  car: string
  /** How many go. */
  people: string
  /** `YYYY-MM-DD`, of the start. */
  date: string
  /** `HH:MM`: when one is back, and when 112 is rung. Earlier than the start means the day after. */
  back: string
  ring: string
  position?: Position | undefined
  /** Where the guide tells of the way. */
  address?: string | undefined
}

/** Returns how likely it is that somebody is looked for at a stop: on foot, then on the water or out with others, then at a view. */
function weighStop({ stop: { ref }, place }: Visit): number {
  if (!place || place.isBed || place.isIndoor || /^[prs]\./.test(ref)) return 0
  if (place.isWalk || place.isPath) return 3
  return place.isBoat || (ref.startsWith('a.') && !place.isSky) ? 2 : 1
}

/** Returns the stop of a day that help is called to: the longest walk, else what else is done out of doors, else the last; undefined for a day without stops. */
export function findOuting(visits: readonly Visit[]): Visit | undefined {
  const [first] = visits.toSorted((one, other) => weighStop(other) - weighStop(one) || other.minutes - one.minutes)
  return first && weighStop(first) > 0 ? first : visits.at(-1)
}

/** Returns the stops of a day after the last of which one is waited for: its walks, else what is done on the water; empty for any other day. */
export function listOutings(visits: readonly Visit[]): readonly Visit[] {
  const most = Math.max(0, ...visits.map(weighStop))
  return most < 2 ? [] : visits.filter((visit) => weighStop(visit) === most)
}

/** Returns coordinates as every map and every rescuer reads them: `68.09051, 13.15672`. */
export function formatCoordinates({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** Returns a time when it makes sense to ring for help: two hours after one should be back, past midnight too. */
export function suggestRing(back: string): string {
  const minutes = (minutesOfTime(back) + 120) % 1440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Returns the message to the one who waits, line by line; what was left empty is left out. `day` is the date in words. */
export function composeMessage(backBy: BackBy, day: string, words: BackByWords): string {
  const { name, phone, goal, way, car, people, back, ring, position, address } = backBy
  const line = (key: keyof BackByWords, gaps: Record<string, string>) =>
    Object.values(gaps).every(Boolean) ? [fillGaps(words[key], gaps)] : []
  return [
    ...(name ? line('backBy.message.goes', { name, goal, day }) : line('backBy.message.go', { goal, day })),
    ...line('backBy.message.way', { way }),
    ...line('backBy.message.people', { people }),
    ...line('backBy.message.car', { car }),
    ...line('backBy.message.back', { back }),
    ...(phone ? line('backBy.message.ringMe', { ring, phone }) : line('backBy.message.ring', { ring })),
    ...line('backBy.message.say', { goal, coordinates: position ? formatCoordinates(position) : '' }),
    ...line('backBy.message.more', { address: address ?? '' }),
  ].join('\n')
}

/** Returns two entries of a calendar, each with an alarm: when one is back, and when 112 is rung. */
export function writeBackByCalendar(
  backBy: BackBy,
  message: string,
  words: BackByWords,
  { host, now }: { host: string; now: number },
): string {
  const { date, goal, name, back, ring, position } = backBy
  // Who should be back by one in the morning is so on the day after; help is rung for after that.
  const backMinutes = minutesOfTime(back)
  const ringMinutes = minutesOfTime(ring) + (ring < back ? 1440 : 0)
  const event = (id: string, minutes: number, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${id}-${now.toString(36)}@${host}`,
    `DTSTAMP:${writeStamp(now)}`,
    `DTSTART;TZID=Europe/Oslo:${writeMoment(date, minutes)}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(message)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
  const gaps = { name: name || words['backBy.someone'], goal }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Back by//EN`,
    'CALSCALE:GREGORIAN',
    ...zone,
    ...event('back', backMinutes, fillGaps(words['backBy.event.back'], gaps)),
    ...event('ring', ringMinutes, fillGaps(words['backBy.event.ring'], gaps)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
