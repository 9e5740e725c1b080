import { type Language, languages } from '#contract/languages.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { sayMonths } from '#site/i18n/say-months.ts'
import { translator } from '#site/i18n/translate.ts'

// The figures of a trip in the words of a language; undefined where no source has one.

/** A length of way: «7,3 km», «13,0 km», «56 km». */
export function sayLength(kilometres: number, language: Language): string {
  const digits = kilometres < 20 ? 1 : 0
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${kilometres.toLocaleString(languages[language].locale, figures)}\u00a0km`
}

/** A height: «540 m». */
export function sayMetres(metres: number, language: Language): string {
  return `${metres.toLocaleString(languages[language].locale)}\u00a0m`
}

/** How long it takes: «4–6 t», in minutes where it is less than an hour, or the words of a trip without hours. */
export function sayDuration({ facts, words }: Pick<Trip, 'facts' | 'words'>, language: Language): string | undefined {
  if (words.durationText) return words.durationText
  if (!facts.duration) return undefined
  const { from, to = from } = facts.duration
  if (to >= 1) return sayHours(facts.duration, language)
  const minutes = [...new Set([from, to].map((hours) => Math.round(hours * 60)))].join('–')
  return translator(language)('light.duration.minutes', { minutes }).replaceAll(' ', '\u00a0')
}

/** The season in short: «Mai–sep.», «Hele året». */
export function saySeason({ months }: Trip['facts'], language: Language): string {
  if (months.full.length === 12) return capitalise(translator(language)('outing.allYear'))
  return capitalise(sayMonths(months.full.length > 0 ? months.full : months.partly, language, 'short'))
}

/** The warning that always names its months: «Frarådes oktober–april». */
export function sayAdvisedMonths({ facts }: Pick<Trip, 'facts'>, copy: TripsCopy, language: Language): string {
  return fillGaps(copy.advised.months, { months: sayMonths(facts.advisedAgainst?.months ?? [], language) })
}
