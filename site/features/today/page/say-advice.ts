import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import type { Contactable } from '#site/content/model/bed-queries.ts'
import { openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { type Advice, type AdviceFigures, advise, type Deferral, type Suggestion } from './advise.ts'
import { formatHour, nameOf, type TodayView } from './today-view.ts'

// What is said of advice, in words.

const knownAdvice = new WeakMap<TodayView, { rules: AdviceRules; advice: Advice | null }>()

/** Returns what today is good for and what to leave; null without a forecast. Three parts of the page ask for the same. */
export function adviseToday(view: TodayView, rules: AdviceRules): Advice | null {
  const known = knownAdvice.get(view)
  if (known?.rules === rules) return known.advice
  const advice = advise(rules, view)
  knownAdvice.set(view, { rules, advice })
  return advice
}

/** Returns whether one should stay where one is: long drives are to be left, or a bridge may be shut. */
export function isToStay(advice: Advice | null): boolean {
  return advice?.toLeave.some(({ rule }) => rule.endsLongDrives || rule.bridge !== undefined) ?? false
}

/** Returns the hour of a moment as «09». */
export function formatClock(moment: number): string {
  return formatHour(moment).padStart(2, '0')
}

/** Returns how to ask a house whether it is open; where nobody can be asked, that one looks in. */
export function sayAsk({ phone, website }: Contactable, { words }: Pick<TodayView, 'words'>): string {
  if (phone) return words.askRing
  return website ? words.askOnline : words.askLookIn
}

/**
 * Returns when to do it, as «kl. 11–15» or «til kl. 17»; of a house of which nobody confirmed that it is open then, how one asks first:
 * the hours of the weather are none of its own.
 */
export function formatWhen({ rule, entry, from, until }: Suggestion, view: TodayView): string {
  const { words, now } = view
  if (rule.exposure === 'indoors' && openingStatusAt(entry.hours, from) !== 'open') return sayAsk(entry, view)
  if (from > now) return fillGaps(words.adviceBetween, { a: formatClock(from), b: formatClock(until) })
  return fillGaps(words.adviceUntil, { h: formatClock(until) })
}

/** Returns why, with the figures and what else a rule’s words have gaps for. */
export function fillReason(
  reason: string,
  figures: AdviceFigures,
  more: Record<string, string>,
  { locale }: TodayView,
): string {
  const { gust, rain, cloud, wave } = figures
  const said = (value: number | null, digits = 0) => (value === null ? '–' : formatFigure(value, locale, digits))
  return fillGaps(reason, { gust: said(gust), rain: said(rain, 1), cloud: said(cloud), wave: said(wave, 1), ...more })
}

/** Returns why something is to be left, in a sentence. */
export function sayReason({ rule, figures, level, limit }: Deferral, view: TodayView): string {
  const more = { place: nameOf(view.place), level: String(level ?? '–'), limit: String(limit ?? '–') }
  return fillReason(rule.reason, figures, more, view)
}
