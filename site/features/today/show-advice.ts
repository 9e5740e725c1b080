import type { AdviceRules } from '#site/content-model/advice-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import { buildRefusal, buildUnreadable, formatNumber } from '#site/today/say-part.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { prohibit } from '#site/ui/icons.ts'
import { type AdviceFigures, advise, type Deferral, type Suggestion } from './advise.ts'
import { formatHour, nameOf, type TodayView } from './show-parts.ts'

const hourMs = 3_600_000

/** Returns what today is good for, or why nobody can say, and what to leave for another day. */
export function showAdvice(view: TodayView, rules: AdviceRules): { toDo: HTMLElement[]; toLeave: HTMLElement[] } {
  const { words, answer, now, place } = view
  const advice = advise(rules, { answer, now, place })
  if (!advice) {
    const said = { failed: words.adviceFailed, off: words.adviceFailed }
    const refusal = buildRefusal(answer.parts.forecast, 'forecast', view, said)
    return { toDo: refusal ? [refusal] : [], toLeave: [] }
  }
  const suggestions = advice.toDo.map((each) => buildSuggestion(each, view))
  const deferrals = advice.toLeave.map((each) => buildDeferral(each, view))
  return {
    toDo: [
      answer.parts.warnings.data === null &&
        buildElement(
          'p.today-warned',
          {},
          answer.parts.warnings.state === 'waiting' ? words.adviceBeforeWarnings : words.adviceWithoutWarnings,
        ),
      buildUnreadable(answer.parts.warnings, 'warnings', view),
      suggestions.length > 0 && buildElement('ol.advice', {}, ...suggestions),
      advice.isIndoorsOnly && buildElement('p.today-note', {}, words.nothingOutdoors),
    ].filter((each) => each !== false && each !== null),
    toLeave: [
      deferrals.length > 0
        ? buildElement('ul.advice-leave', {}, ...deferrals)
        : buildElement('p', {}, words.nothingToLeave),
    ],
  }
}

function formatClock(moment: number): string {
  return formatHour(moment).padStart(2, '0')
}

function formatWhen({ from, until }: Suggestion, { words, now }: TodayView): string {
  if (from > now) return fillGaps(words.adviceBetween, { a: formatClock(from), b: formatClock(until) })
  return fillGaps(words.adviceUntil, { h: formatClock(until) })
}

function fillReason(
  reason: string,
  figures: AdviceFigures,
  more: Record<string, string>,
  { locale }: TodayView,
): string {
  const { gust, rain, cloud, wave } = figures
  const said = (value: number | null, digits = 0) => (value === null ? '–' : formatNumber(value, locale, digits))
  return fillGaps(reason, { gust: said(gust), rain: said(rain, 1), cloud: said(cloud), wave: said(wave, 1), ...more })
}

function formatWay(way: NonNullable<Suggestion['way']>, { words, locale }: TodayView): string {
  if (way.isOnFoot) return words.onFoot
  const kilometres = formatNumber(way.kilometres, locale)
  return fillGaps(words.wayThere, { kilometres, minutes: formatNumber(way.minutes, locale) })
}

function buildSuggestion(suggestion: Suggestion, view: TodayView): HTMLElement {
  const { rule, entry, from, until, figures, way } = suggestion
  const more = { place: nameOf(entry.place), from: formatClock(from), until: formatClock(until) }
  return buildElement(
    'li',
    {},
    buildElement('p.advice-when', {}, formatWhen(suggestion, view)),
    way !== null && buildElement('p.advice-far', {}, formatWay(way, view)),
    buildElement('h3', {}, buildElement('a', { href: entry.href }, entry.name)),
    buildElement('p.advice-why', {}, fillReason(rule.reason, figures, more, view)),
  )
}

function buildDeferral(deferral: Deferral, view: TodayView): HTMLElement {
  const { rule, figures, level, betterAt } = deferral
  const { words, place } = view
  const when =
    rule.until ??
    (rule.fromMonth
      ? fillGaps(words.fromMonth, { month: rule.fromMonth })
      : betterAt === null
        ? words.notInTwoDays
        : fillGaps(words.earliest, { when: formatMoment(Math.ceil(betterAt / hourMs) * hourMs, view) }))
  return buildElement(
    'li',
    {},
    buildIcon(prohibit),
    buildElement('h3', {}, rule.href ? buildElement('a', { href: rule.href }, rule.title) : rule.title),
    buildElement(
      'p',
      {},
      fillReason(rule.reason, figures, { place: nameOf(place), level: String(level ?? '–') }, view),
    ),
    buildElement('p.advice-until', {}, when),
  )
}
