import type { Language } from '#contract/languages.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { readYearLines } from '#site/content/model/season-queries.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { escapeText, foldLine } from '#site/domain/calendar/icalendar-text.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { licenceOfWords } from './licence.ts'

/**
 * Returns the year of Lofoten as a calendar to subscribe to: midnight sun and polar night, skrei, rules of the season, each every year, with
 * who says so. The ids stay, so that a calendar app replaces what it has.
 */
export function writeCalendarOfYear(language: Language, origin: string): string {
  const translate = translator(language)
  const { name } = readSiteFacts()
  const { host } = new URL(origin)
  const about = translate('openData.calendar.about', { name, licence: licenceOfWords.name })
  const events = Object.entries(readYearLines()).flatMap(([id, line]) =>
    line.spans.flatMap(({ from, to }, index) => {
      const year = Number(line.checkedOn.slice(0, 4))
      const end = `${from <= to ? year : year + 1}-${to}`
      const checked = translate('entry.checked', { date: formatDate(line.checkedOn, language) })
      return [
        'BEGIN:VEVENT',
        `UID:${id}-${index}@${host}`,
        `DTSTAMP:${dateOf(line.checkedOn)}T000000Z`,
        `DTSTART;VALUE=DATE:${dateOf(`${year}-${from}`)}`,
        // The end is the first day that no longer belongs to it.
        `DTEND;VALUE=DATE:${dateOf(shiftDate(end, 1))}`,
        'RRULE:FREQ=YEARLY',
        'TRANSP:TRANSPARENT',
        `SUMMARY:${escapeText(line.name[language])}`,
        `DESCRIPTION:${escapeText(`${nameOfSource(line.source, language)}. ${checked}.`)}`,
        'END:VEVENT',
      ]
    }),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//${language}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(translate('openData.calendar.title'))}`,
    `X-WR-CALDESC:${escapeText(about)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'X-PUBLISHED-TTL:P7D',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function dateOf(date: string): string {
  return date.replaceAll('-', '')
}
