import { formatDays, formatStops, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { countStops, type Plan } from '#site/features/trip/plan/plan.ts'
import type { TripState } from '#site/features/trip/plan/trip-state.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { OpenLink } from './OpenLink.tsx'

/** A plan that came by a link, and what can be done with it. */
export interface ReceivedProps {
  plan: Plan
  fault: TripState['fault']
  /** Whether this device has a plan of its own. */
  hasOwn: boolean
  voice: TripVoice
  onMakeMine(): void
  onInsert(): void
  onOpenOwn(): void
}

function sizeOf(plan: Plan, voice: TripVoice): { days: string; stops: string } {
  return { days: formatDays(plan.days.length, voice), stops: formatStops(countStops(plan), voice) }
}

/** Returns what is to be said of a plan that came by a link. */
export function describeReceived({ plan, fault }: Pick<ReceivedProps, 'plan' | 'fault'>, voice: TripVoice): string {
  return fault ? fillGaps(voice.words[fault], sizeOf(plan, voice)) : voice.words.receivedText
}

/** The ways on; what came damaged is looked at, not kept. */
function Ways({ fault, hasOwn, voice: { words }, onMakeMine, onInsert, onOpenOwn }: ReceivedProps) {
  const isWhole = fault !== 'cut'
  return (
    <p className="buttons">
      {isWhole ? (
        <button type="button" className="btn btn-1" onClick={onMakeMine}>
          {words.makeMine}
        </button>
      ) : null}
      {isWhole && hasOwn ? (
        <button type="button" className="btn btn-2" onClick={onInsert}>
          {words.insert}
        </button>
      ) : null}
      {hasOwn ? (
        <button type="button" className="btn btn-2" onClick={onOpenOwn}>
          {words.toOwn}
        </button>
      ) : null}
    </p>
  )
}

/** The band above a plan that came by a link: what it is, and what can be done with it. */
export function ReceivedBand(props: ReceivedProps) {
  const { plan, fault, voice } = props
  return (
    <div className="trip-received shallow">
      <div className="wrap">
        <div>
          <h2 id="received-title" tabIndex={-1}>
            {fillGaps(voice.words.receivedTitle, sizeOf(plan, voice))}
          </h2>
          <p>{describeReceived(props, voice)}</p>
        </div>
        <Ways {...props} />
        {fault === 'cut' ? <OpenLink words={voice.words} /> : null}
      </div>
    </div>
  )
}

/** The same ways on for whoever has read to the end. */
export function ReceivedEnd(props: ReceivedProps) {
  const { plan, voice } = props
  return (
    <section
      className="section trip-received-end"
      aria-label={fillGaps(voice.words.receivedTitle, sizeOf(plan, voice))}
    >
      <div className="wrap">
        <Ways {...props} />
      </div>
    </section>
  )
}
