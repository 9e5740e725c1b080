import type { PartState, QuotedWords } from '#contract/today-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from './format-moment.ts'
import { type Part, quote, type Saying } from './say-part.ts'

/** What is told of a part that has nothing to show. */
type MissingPart = { state: PartState; data: unknown; link: string; credit: string }

interface QuoteProps {
  as?: 'p' | 'span' | 'b'
  said: QuotedWords
  saying: Saying
}

/** A quoted text with its language; nothing without a text. */
export function Quote({ as: Name = 'p', said, saying }: QuoteProps) {
  const found = quote(said, saying)
  if (!found) return null
  const lang = found.lang === (saying.language === 'no' ? 'nb' : saying.language) ? undefined : found.lang
  return <Name lang={lang}>{found.text}</Name>
}

/** The line under a part: whose data it is, when it was fetched, and that it is old. */
export function SourceLine({ part, saying }: { part: Part; saying: Saying }) {
  const { words } = saying
  const when = part.upstreamTime ?? part.fetchedAt
  return (
    <p className="today-source">
      <a href={part.link}>{part.credit}</a>
      {when === null ? null : <span aria-hidden="true">{' · '}</span>}
      {when === null ? null : part.state === 'stale' ? (
        <b className="today-old">{fillGaps(words.asOf, { t: formatMoment(when, saying) })}</b>
      ) : (
        <span>
          {fillGaps(words.fetched, {
            t: formatMoment(part.fetchedAt ?? when, saying),
            next: formatMoment(part.nextAt ?? when, saying),
          })}
        </span>
      )}
    </p>
  )
}

/** Says in a line that a part is missing beside others, with whom to ask; nothing while it is there. */
export function PartGap({ part, name, saying: { words } }: { part: MissingPart; name: string; saying: Saying }) {
  if (part.data !== null || part.state === 'outOfSeason') return null
  return (
    <p className="today-note">
      <span>{`${fillGaps(part.state === 'off' ? words.off : words.failed, { part: name })} `}</span>
      <a href={part.link}>{part.credit}</a>
    </p>
  )
}

interface RefusalProps {
  part: MissingPart
  failed: string
  /** Where the service is switched off; otherwise as when it failed. */
  off?: string
  saying: Saying
  /** Asks again at once. */
  retry: () => void
}

/** Returns whether a part has nothing to show, so that `Refusal` says why. */
export function isRefused({ data, state }: MissingPart): boolean {
  return data === null && state !== 'outOfSeason'
}

/** Says why a part has nothing to show, and whom to ask; nothing while it has. */
export function Refusal({ part, failed, off = failed, saying: { words }, retry }: RefusalProps) {
  if (!isRefused(part)) return null
  const isOff = part.state === 'off'
  return (
    <div className="today-failed">
      <p>{isOff ? off : failed}</p>
      <p>
        <a href={part.link}>{part.credit}</a>
      </p>
      {isOff ? null : (
        <button className="btn quiet" type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}
