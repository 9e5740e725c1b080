import { formatClock } from '#site/i18n/format-clock.ts'
import {
  type EventWords,
  type ExportedDay,
  type ExportedPlace,
  type ExportedTrip,
  hasTime,
  sayEvent,
} from './exported-trip.ts'

export interface TextWords extends EventWords {
  bed: string
  noBed: string
  waiting: string
  link: string
}

/** Returns the lines of a day, what is worth a look last; the last day has no night. */
function listLines(
  day: ExportedDay,
  trip: ExportedTrip,
  words: TextWords,
  name: (place: ExportedPlace) => string,
  write: (text: string) => string,
): string[] {
  const describe = (place: ExportedPlace) =>
    [[name(place), place.phone].filter(Boolean).join(', '), place.note && write(place.note)].filter(Boolean).join(' – ')
  const lines = day.events.flatMap((event) => {
    if (event.kind === 'drive' && !trip.hasTimes) return []
    const what =
      event.kind === 'drive'
        ? `${sayEvent(event, words)} (${Math.round(event.kilometres ?? 0)} km)`
        : event.kind === 'stop' || event.kind === 'departure'
          ? describe(event.place)
          : write(sayEvent(event, words))
    return hasTime(event, trip) ? `${formatClock(event.from)} ${what}` : what
  })
  const isLast = day.number === trip.days.length
  const night = day.bed ? `${words.bed}: ${describe(day.bed)}` : isLast ? '' : words.noBed
  return [...lines, ...(night ? [night] : []), ...day.remarks.map((remark) => `⚠ ${write(remark)}`)]
}

/** Returns a trip as plain text, for a message. */
export function writePlainText(trip: ExportedTrip, words: TextWords): string {
  const days = trip.days.map((day) =>
    [day.title, ...listLines(day, trip, words, ({ name }) => name, asOneLine)].join('\n'),
  )
  const waiting = trip.waiting.length > 0 ? [[words.waiting, ...trip.waiting.map(({ name }) => name)].join('\n')] : []
  return `${[`${trip.name}\n${trip.lead}`, ...days, ...waiting, `${words.link}: ${trip.address}`].join('\n\n')}\n`
}

/** A line is one thing of the day. */
function asOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/** Returns a text that Markdown shows as it is. */
function escapeMarkdown(text: string): string {
  return asOneLine(text).replace(/[\\`*_{}[\]<>#|]/g, (sign) => `\\${sign}`)
}

/** Returns a trip as Markdown, with links to the pages of its stops. */
export function writeMarkdown(trip: ExportedTrip, words: TextWords): string {
  const name = (place: ExportedPlace) =>
    place.address ? `[${escapeMarkdown(place.name)}](${place.address})` : escapeMarkdown(place.name)
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  const days = trip.days.map((day) =>
    `## ${escapeMarkdown(day.title)}\n\n${list(listLines(day, trip, words, name, escapeMarkdown))}`.trim(),
  )
  const waiting =
    trip.waiting.length > 0 ? [`## ${escapeMarkdown(words.waiting)}\n\n${list(trip.waiting.map(name))}`] : []
  const head = `# ${escapeMarkdown(trip.name)}\n\n${escapeMarkdown(trip.lead)}`
  return `${[head, ...days, ...waiting, `${words.link}: <${trip.address}>`].join('\n\n')}\n`
}
