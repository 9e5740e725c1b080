import type { Warning } from '#contract/today.ts'
import { formatWarningTime, sayMoment } from '#site/features/today/parts/format-moment.ts'
import { iconOf, levelOf } from '#site/features/today/parts/level-of-warning.ts'
import { listWarnings } from '#site/features/today/parts/list-warnings.ts'
import { nameWarning } from '#site/features/today/parts/name-warning.ts'
import { PartGap, Quote, Refusal, SourceLine, UnreadableNote } from '#site/features/today/parts/PartStatus.tsx'
import { quote } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { withKeys } from '#site/ui/with-keys.ts'
import { Scale } from './Scale.tsx'
import { nameOf, type TodayView } from './today-view.ts'

/** Of MET and NVE: 2 yellow to 4 red. */
const highestLevel = 4

/** The warnings of weather, floods and landslides, highest level first, or why there are none. */
export function Warnings({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words } = view
  const { warnings, floods } = view.answer.parts
  const [first, ...more] = listWarnings(view.answer.parts)
  return (
    <>
      {first ? <FirstWarning warning={first} view={view} /> : null}
      {withKeys(more, ({ id }) => id).map(([key, each]) => (
        <FoldedWarning key={key} warning={each} view={view} />
      ))}
      <UnreadableNote part={warnings} name="warnings" saying={view} />
      <UnreadableNote part={floods} name="floods" saying={view} />
      <Refusal
        part={warnings}
        name="warnings"
        said={{ failed: words.warningsFailed, waiting: words.warningsWaiting }}
        saying={view}
        retry={retry}
      />
      {warnings.data !== null && floods.state !== 'off' ? <PartGap part={floods} name="floods" saying={view} /> : null}
      {warnings.data !== null && !first && !warnings.unreadable && !floods.unreadable ? (
        <p className="today-none">
          {fillGaps(words.noWarnings, { t: sayMoment(warnings.fetchedAt ?? view.now, view) })}
        </p>
      ) : null}
      {warnings.data === null ? null : <SourceLine part={warnings} saying={view} />}
    </>
  )
}

interface WarningProps {
  warning: Warning
  view: TodayView
}

function FirstWarning({ warning, view }: WarningProps) {
  return (
    <article className="today-warning" data-level={levelOf(warning)}>
      <div>
        <h3>
          <Icon svg={iconOf(warning)} />
          <span>{nameWarning(warning, view)}</span>
        </h3>
        <WarningFacts warning={warning} view={view} />
      </div>
      <div>
        <WarningWords warning={warning} view={view} />
      </div>
    </article>
  )
}

/** What is less than the highest is told in one line, and the rest on demand. */
function FoldedWarning({ warning, view }: WarningProps) {
  return (
    <details className="today-warning today-folded" data-level={levelOf(warning)}>
      <summary>
        <Icon svg={iconOf(warning)} />
        <h3>{nameWarning(warning, view)}</h3>
        {warning.level === null ? null : <span>{fillGaps(view.words.levelOf, { n: warning.level })}</span>}
      </summary>
      <WarningFacts warning={warning} view={view} />
      <WarningWords warning={warning} view={view} />
    </details>
  )
}

/** When, how high and where; the level as word, number and blocks of a scale. */
function WarningFacts({ warning, view }: WarningProps) {
  const area = quote(warning.area, view)?.text
  const places = warning.places.map(nameOf).join(', ')
  return (
    <p className="today-warning-facts">
      <b>{formatWarningTime(warning, view, view.words)}</b>
      {warning.level === null ? null : (
        <b>
          <span>{fillGaps(view.words.levelOf, { n: warning.level })}</span>
          <Scale level={warning.level} highest={highestLevel} />
        </b>
      )}
      <span>{[area, places].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function WarningWords({ warning, view }: WarningProps) {
  const { words } = view
  return (
    <>
      <Quote said={warning.description} saying={view} />
      <LabelledQuote label={words.advice} said={warning.advice} view={view} />
      <LabelledQuote label={words.consequences} said={warning.consequences} view={view} />
      {warning.link ? (
        <p>
          <a href={warning.link}>{words.whole}</a>
        </p>
      ) : null}
    </>
  )
}

function LabelledQuote({ label, said, view }: { label: string; said: Warning['advice']; view: TodayView }) {
  if (!quote(said, view)) return null
  return (
    <p>
      <b>{`${label}: `}</b>
      <Quote as="span" said={said} saying={view} />
    </p>
  )
}
