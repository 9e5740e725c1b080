import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { Refusal, UnreadableNote } from '#site/features/today/parts/PartStatus.tsx'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Contact } from '#site/ui/Contact.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import type { Advice, Deferral, Suggestion } from './advise.ts'
import { formatWay } from './format-way.ts'
import { Indoors, Stay } from './Shelter.tsx'
import { fillReason, formatClock, formatWhen, isToStay, sayReason } from './say-advice.ts'
import { nameOf, type TodayView } from './today-view.ts'

const hourMs = 3_600_000

interface ToDoProps {
  advice: Advice | null
  view: TodayView
  rules: AdviceRules
  /** The list of hotels. */
  beds: string
  retry: () => void
}

/** What today is good for, or why nobody can say. */
export function ToDo({ advice, view, rules, beds, retry }: ToDoProps) {
  const { words, answer } = view
  if (!advice)
    return (
      <>
        <Refusal
          part={answer.parts.forecast}
          name="forecast"
          said={{ failed: words.adviceFailed, off: words.adviceFailed }}
          saying={view}
          retry={retry}
        />
        {answer.parts.forecast.state === 'waiting' ? null : <Indoors view={view} rules={rules} known={[]} />}
      </>
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
      {advice.isIndoorsOnly ? (
        <>
          <p className="today-note">{words.nothingOutdoors}</p>
          <Indoors view={view} rules={rules} known={advice.toDo.map(({ entry }) => entry.href)} />
        </>
      ) : null}
      {isToStay(advice) ? <Stay view={view} rules={rules} beds={beds} /> : null}
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

function SuggestedThing({ suggestion, view }: { suggestion: Suggestion; view: TodayView }) {
  const { rule, entry, from, until, figures, way } = suggestion
  const more = { place: nameOf(entry.place), from: formatClock(from), until: formatClock(until) }
  return (
    <li>
      <p className="advice-when">{capitalise(formatWhen(suggestion, view))}</p>
      {way === null ? null : <p className="advice-far">{formatWay(way, view)}</p>}
      <h3>
        <a href={entry.href}>{entry.name}</a>
      </h3>
      {rule.exposure === 'indoors' ? <Contact {...entry} /> : null}
      <p className="advice-why">{fillReason(rule.reason, figures, more, view)}</p>
    </li>
  )
}

function formatBetter({ rule, betterAt }: Deferral, view: TodayView): string {
  const { words } = view
  if (rule.until) return rule.until
  if (rule.fromMonth) return fillGaps(words.fromMonth, { month: rule.fromMonth })
  if (betterAt === null) return words.notInTwoDays
  return fillGaps(words.earliest, {
    when: formatMoment(Math.ceil(betterAt / hourMs) * hourMs, view),
    // Another place has another forecast, and another time.
    place: nameOf(view.place),
  })
}

function DeferredThing({ deferral, view }: { deferral: Deferral; view: TodayView }) {
  const { rule } = deferral
  return (
    <li>
      <Icon svg={prohibit} />
      <h3>{rule.href ? <a href={rule.href}>{rule.title}</a> : rule.title}</h3>
      <p>
        <span>{sayReason(deferral, view)}</span> <span className="advice-until">{formatBetter(deferral, view)}</span>
      </p>
    </li>
  )
}
