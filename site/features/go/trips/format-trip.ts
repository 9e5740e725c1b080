import { type Language, languages } from '#contract/languages.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { translator } from '#site/i18n/translate.ts'

/** Returns a length: «7,3 km», «13,0 km», «56 km». */
export function formatLength(kilometres: number, language: Language): string {
  const digits = kilometres < 20 ? 1 : 0
  const figures = { least: digits, most: digits }
  return `${formatNumber(kilometres, languages[language].locale, figures)}\u00a0km`
}

/** Returns a height: «540 m». */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, languages[language].locale)}\u00a0m`
}

/** Returns the duration: «4–6 t», in minutes below an hour, or the text of a trip without hours. */
export function formatDuration(
  { facts, words }: Pick<Trip, 'facts' | 'words'>,
  language: Language,
): string | undefined {
  if (words.durationText) return words.durationText
  if (!facts.duration) return undefined
  const { from, to = from } = facts.duration
  if (to >= 1) return formatHours(facts.duration, language)
  const minutes = [...new Set([from, to].map((hours) => Math.round(hours * 60)))].join('–')
  return translator(language)('duration.minutes', { minutes }).replaceAll(' ', '\u00a0')
}

/** Returns the season in short: «Mai–sep.», «Hele året». */
export function formatSeason({ months }: Trip['facts'], language: Language): string {
  if (months.full.length === 12) return capitalise(translator(language)('outing.allYear'))
  return capitalise(formatMonths(months.full.length > 0 ? months.full : months.partly, language, 'short'))
}

/** Returns what a trip says outside its season: «Utenfor sesongen (mai–september)». */
export function formatOffSeason(
  { facts: { months } }: Pick<Trip, 'facts'>,
  copy: TripsCopy,
  language: Language,
): string {
  const season = months.full.length > 0 ? months.full : months.partly
  return fillGaps(copy.offSeason.now, { months: formatMonths(season, language) })
}

/** Returns the warning with its months: «Frarådes oktober–april». */
export function formatAdvisedMonths({ facts }: Pick<Trip, 'facts'>, copy: TripsCopy, language: Language): string {
  return fillGaps(copy.advised.months, { months: formatMonths(facts.advisedAgainst?.months ?? [], language) })
}
