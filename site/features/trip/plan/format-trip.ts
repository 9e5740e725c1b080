import { type Language, languages } from '#contract/languages.ts'
import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { formatLightDuration } from '#site/domain/calendar/format-light.ts'
import type { LightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDate, formatDay, formatLongDay } from '#site/i18n/format-date.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import type { Atlas } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import type { Note } from './notes.ts'
import { countStops, type End, type Plan } from './plan.ts'

/** What a page says a plan with. */
export interface TripVoice {
  words: TripWords
  light: LightSentenceWords
  language: Language
  atlas: Atlas
  /** The page of the chargers along the E10. */
  chargersHref: string
  /** What the ferry Bodø–Moskenes costs for a vehicle of up to so many metres. */
  fares?: readonly { to: number; text: string }[] | undefined
}

/** Returns the locale of a language. */
export function localeOf(language: Language): string {
  return languages[language].locale
}

/** Returns a day as «8. juli». */
export function formatDayMonth(date: string, language: Language): string {
  return formatDay(date, localeOf(language), { day: 'numeric', month: 'long' })
}

/** Returns a day as «torsdag 8. juli». */
export function formatWeekday(date: string, language: Language): string {
  return formatLongDay(date, localeOf(language))
}

/** Returns a day as «to. 8.». */
export function formatWeekdayShort(date: string, language: Language): string {
  return formatDay(date, localeOf(language), { weekday: 'short', day: 'numeric' })
}

/** Returns a length of time in words: «1 t 30 min». */
export function formatLength(minutes: number, { light }: TripVoice): string {
  return formatLightDuration(Math.round(minutes), light).replaceAll(' ', '\u00a0')
}

/** Returns the words for travelling as a plan does. */
export function travelWords({ means }: Pick<Plan, 'means'>, { words }: TripVoice): TripWords['travel']['driven'] {
  return words.travel[means.kind === 'bus' || means.kind === 'bike' ? means.kind : 'driven']
}

/** Returns a counted length of time: by bus «om lag 3 t». */
export function formatCounted(minutes: number, { means }: Pick<Plan, 'means'>, voice: TripVoice): string {
  const duration = formatLength(minutes, voice)
  return means.kind === 'bus' ? fillGaps(voice.words.about, { duration }).replaceAll(' ', '\u00a0') : duration
}

/** Returns the seasons of a place in sentences; empty where its months say all. */
export function formatSeason(ref: string, { atlas, words, language }: TripVoice): string {
  const day = (monthDay: string) => formatDayMonth(`2027-${monthDay}`, language)
  const seasons = atlas.find(ref)?.season ?? []
  return seasons.map(({ from, to }) => fillGaps(words.seasonOf, { from: day(from), to: day(to) })).join(' ')
}

function nameOfGateway(id: string, { gateways }: TripVoice['words']): string | undefined {
  return Object.hasOwn(gateways, id) ? gateways[id as keyof typeof gateways] : undefined
}

/** Returns the name of a stop, of one that is gone, or its reference where nothing is known. */
export function nameOfStop(ref: string, { atlas, words }: TripVoice): string {
  const gateway = ref === 'moskenes-quay' ? words.gateways.moskenes : nameOfGateway(ref, words)
  return gateway ?? atlas.find(ref)?.name ?? atlas.retired[ref]?.name ?? ref
}

/** Returns the name of a plan; one without a name goes by what it is. */
export function nameOfPlan(plan: Plan, { words }: TripVoice): string {
  return plan.name.trim() || words.defaultName
}

function formatEnd({ place }: End, { words, language }: TripVoice): string {
  return place ? (nameOfGateway(place, words) ?? place) : words.undecided.toLocaleLowerCase(languages[language].locale)
}

/** Returns a plan's dates, ends, means and pace in a sentence. */
export function formatLead(plan: Plan, voice: TripVoice): string {
  const { words, language } = voice
  const first = dateOfDay(plan, 0)
  const last = dateOfDay(plan, plan.days.length - 1)
  const gaps = {
    means: words.withMeans[plan.means.kind],
    pace: words.withPace[plan.pace],
    from: formatEnd(plan.arrival, voice),
    to: formatEnd(plan.departure, voice),
  }
  if (!first || !last) {
    // German has the means in small letters, as they stand after the dates.
    const said = fillGaps(words.lead, gaps)
    return said.charAt(0).toLocaleUpperCase(localeOf(language)) + said.slice(1)
  }
  return fillGaps(words.leadDates, {
    ...gaps,
    first: formatDate(first, language),
    last: formatDate(last, language),
  })
}

/** Returns a plan in a few words, for a list of plans. */
export function formatSize(plan: Plan, voice: TripVoice): string {
  return `${formatDays(plan.days.length, voice)} · ${formatStops(countStops(plan), voice)}`
}

/** Returns «5 dager», «1 dag». */
export function formatDays(count: number, { words }: TripVoice): string {
  return fillGaps(count === 1 ? words.oneDay : words.days, { count })
}

/** Returns «5 stopp», «1 stopp». */
export function formatStops(count: number, { words }: TripVoice): string {
  return fillGaps(count === 1 ? words.oneStop : words.stops, { count })
}

/** Returns an amount of kroner: «1 250 kr», whose space does not break. */
export function formatKroner(kroner: number, { words, language }: TripVoice): string {
  return fillGaps(words.kroner, { sum: formatNumber(kroner, localeOf(language)) }).replaceAll(' ', '\u00a0')
}

/** Returns a note as one text, with what it costs behind it. */
export function formatNote({ text, cost }: Note, voice: TripVoice): string {
  return [text, cost === undefined ? '' : formatKroner(cost, voice)].filter(Boolean).join(' · ')
}
