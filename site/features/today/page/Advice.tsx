import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { Refusal, UnreadableNote } from '#site/features/today/parts/PartStatus.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import { type Advice, type AdviceFigures, advise, type Deferral, type Suggestion } from './advise.ts'
import { formatHour, nameOf, type TodayView } from './today-view.ts'

const hourMs = 3_600_000

const knownAdvice = new WeakMap<TodayView, { rules: AdviceRules; advice: Advice | null }>()

/** Returns what today is good for and what to leave; null without a forecast. Three parts of the page ask for the same. */
export function adviseToday(view: TodayView, rules: AdviceRules): Advice | null {
  const known = knownAdvice.get(view)
  if (known?.rules === rules) return known.advice
  const advice = advise(rules, view)
  knownAdvice.set(view, { rules, advice })
  return advice
}

interface ToDoProps {
  advice: Advice | null
  view: TodayView
  retry: () => void
}

/** What today is good for, or why nobody can say. */
export function ToDo({ advice, view, retry }: ToDoProps) {
  const { words, answer } = view
  if (!advice)
    return (
      <Refusal
        part={answer.parts.forecast}
        name="forecast"
        said={{ failed: words.adviceFailed, off: words.adviceFailed }}
        saying={view}
        retry={retry}
      />
    )
  return (
    <>
      {answer.parts.warnings.data === null ? (
        <p className="today-warned">
          {answer.parts.warnings.state === 'waiting' ? words.adviceBeforeWarnings : words.adviceWithoutWarnings}
        </p>
      ) : null}
      <UnreadableNote part={answer.parts.warnings} name="warnings" saying={view} />
      {advice.toDo.length > 0 ? (
        <ol className="advice">
          {advice.toDo.map((suggestion) => (
            <SuggestedThing key={suggestion.entry.href} suggestion={suggestion} view={view} />
          ))}
        </ol>
      ) : null}
      {advice.isIndoorsOnly ? <p className="today-note">{words.nothingOutdoors}</p> : null}
    </>
  )
}

/** What to leave for another day, and when it will be better. */
export function ToLeave({ advice, view }: { advice: Advice | null; view: TodayView }) {
  if (!advice) return null
  if (advice.toLeave.length === 0) return <p>{view.words.nothingToLeave}</p>
  return (
    <ul className="advice-leave">
      {withKeys(advice.toLeave, ({ rule }) => rule.title).map(([key, deferral]) => (
        <DeferredThing key={key} deferral={deferral} view={view} />
      ))}
    </ul>
  )
}

function formatClock(moment: number): string {
  return formatHour(moment).padStart(2, '0')
}

/** Returns when to do it, as «kl. 11–15» or «til kl. 17». */
export function formatWhen({ from, until }: Suggestion, { words, now }: TodayView): string {
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
  const said = (value: number | null, digits = 0) => (value === null ? '–' : formatFigure(value, locale, digits))
  return fillGaps(reason, { gust: said(gust), rain: said(rain, 1), cloud: said(cloud), wave: said(wave, 1), ...more })
}

function formatWay(way: NonNullable<Suggestion['way']>, { words, locale }: TodayView): string {
  if (way.isOnFoot) return words.onFoot
  const kilometres = formatFigure(way.kilometres, locale)
  return fillGaps(words.wayThere, { kilometres, minutes: formatFigure(way.minutes, locale) })
}

function SuggestedThing({ suggestion, view }: { suggestion: Suggestion; view: TodayView }) {
  const { rule, entry, from, until, figures, way } = suggestion
  const more = { place: nameOf(entry.place), from: formatClock(from), until: formatClock(until) }
  return (
    <li>
      <p className="advice-when">{formatWhen(suggestion, view)}</p>
      {way === null ? null : <p className="advice-far">{formatWay(way, view)}</p>}
      <h3>
        <a href={entry.href}>{entry.name}</a>
      </h3>
      <p className="advice-why">{fillReason(rule.reason, figures, more, view)}</p>
    </li>
  )
}

function formatBetter({ rule, betterAt }: Deferral, view: TodayView): string {
  const { words } = view
  if (rule.until) return rule.until
  if (rule.fromMonth) return fillGaps(words.fromMonth, { month: rule.fromMonth })
  if (betterAt === null) return words.notInTwoDays
  return fillGaps(words.earliest, { when: formatMoment(Math.ceil(betterAt / hourMs) * hourMs, view) })
}

function DeferredThing({ deferral, view }: { deferral: Deferral; view: TodayView }) {
  const { rule, figures, level, limit } = deferral
  const more = { place: nameOf(view.place), level: String(level ?? '–'), limit: String(limit ?? '–') }
  return (
    <li>
      <Icon svg={prohibit} />
      <h3>{rule.href ? <a href={rule.href}>{rule.title}</a> : rule.title}</h3>
      <p>{fillReason(rule.reason, figures, more, view)}</p>
      <p className="advice-until">{formatBetter(deferral, view)}</p>
    </li>
  )
}
