import type { TodayPartName } from '#contract/today.ts'
import type { QuotedWords } from '#contract/today-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayMoment } from './format-moment.ts'
import { nameSite } from './name-site.ts'
import {
  type Missing,
  type MissingWords,
  type OfficialPart,
  type Part,
  quote,
  type Saying,
  sayMissing,
  sayUnreadable,
} from './say-part.ts'

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

interface SourceLineProps {
  part: Part
  saying: Saying
  /** On a page without the table of sources, which has the words of each licence. */
  isAlone?: boolean
}

/**
 * The line under a part: where it comes from, when it was fetched, that it is old, or that some of it is still under way. Beside a table of
 * sources, which says so of all, only what is not as fresh as it should be has one.
 */
export function SourceLine({ part, saying, isAlone = false }: SourceLineProps) {
  const { words } = saying
  if (!isAlone && part.state === 'fresh') return null
  const when = part.upstreamTime ?? part.fetchedAt
  const said =
    part.state === 'waiting'
      ? words.waitingRest
      : when === null || part.state === 'stale'
        ? null
        : fillGaps(words.fetched, {
            t: sayMoment(part.fetchedAt ?? when, saying),
            next: sayMoment(part.nextAt ?? when, saying),
          })
  const old = part.state === 'stale' && when !== null ? fillGaps(words.asOf, { t: sayMoment(when, saying) }) : null
  return (
    <p className="today-source">
      <a href={part.link}>{nameSite(part.link, saying.language)}</a>
      {said || old ? <span aria-hidden="true">{' · '}</span> : null}
      {said ? <span>{said}</span> : null}
      {old ? <b className="today-old">{old}</b> : null}
      {isAlone ? <small>{` · ${part.credit}`}</small> : null}
    </p>
  )
}

interface MissingProps {
  part: Missing
  name: TodayPartName
  saying: Saying
}

/** Says in a line that a part is missing beside others, with whom to ask; nothing while it is there. */
export function PartGap({ part, name, saying }: MissingProps) {
  const said = sayMissing(part, name, saying)
  if (said === null) return null
  return (
    <p className="today-note">
      <span>{`${said} `}</span>
      <a href={part.link}>{nameSite(part.link, saying.language)}</a>
    </p>
  )
}

interface RefusalProps extends MissingProps {
  /** Instead of the words of all parts. */
  said?: MissingWords
  /** Asks again at once. */
  retry: () => void
}

/** Returns whether a part has nothing to show, so that `Refusal` says why. */
export function isRefused({ data, state }: Missing): boolean {
  return data === null && state !== 'outOfSeason'
}

/** Says why a part has nothing to show, and whom to ask; nothing while it has. */
export function Refusal({ part, name, saying, said, retry }: RefusalProps) {
  const sentence = sayMissing(part, name, saying, said)
  if (sentence === null) return null
  return (
    <div className="today-failed" data-state={part.state}>
      <p>{sentence}</p>
      <p>
        <a href={part.link}>{nameSite(part.link, saying.language)}</a>
      </p>
      {part.state === 'failed' ? (
        <button className="btn quiet" type="button" onClick={retry}>
          {saying.words.retry}
        </button>
      ) : null}
    </div>
  )
}

interface UnreadableProps {
  part: { unreadable?: number | undefined; link: string }
  name: OfficialPart
  saying: Saying
}

/** Says that something of an official part could not be read, with the service that has it; nothing while all could. */
export function UnreadableNote({ part, name, saying }: UnreadableProps) {
  const found = sayUnreadable(part, name, saying)
  if (!found) return null
  return (
    <p className="today-warned">
      <span>{`${found.said} `}</span>
      <a href={part.link}>{found.link}</a>
    </p>
  )
}
