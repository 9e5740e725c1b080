import { memo } from 'react'
import { formatSize, nameOfPlan, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { KeptPlan } from '#site/features/trip/plan/kept-plans.ts'
import { readLink } from '#site/features/trip/plan/plan-link.ts'
import { OpenLink } from './OpenLink.tsx'
import { TripSection } from './TripSection.tsx'

interface Props {
  plans: readonly KeptPlan[]
  openId: string | undefined
  voice: TripVoice
  onOpen(plan: KeptPlan): void
  onForget(plan: KeptPlan): void
  onBegin(): void
}

/** The plans of this device. */
export const KeptPlans = memo(function KeptPlans({ plans, openId, voice, onOpen, onForget, onBegin }: Props) {
  const { words } = voice
  return (
    <TripSection id="plans" title={words.yourPlans} text={words.yourPlansText}>
      <ul className="trip-list">
        {plans.map((kept) => {
          const answer = readLink(kept.link)
          if (answer.kind !== 'plan') return null
          const name = nameOfPlan(answer.plan, voice)
          return (
            <li key={kept.id}>
              <div className="trip-kept">
                <b>{name}</b>
                <span className="buttons">
                  {kept.id === openId ? (
                    <span className="small muted">{words.opened}</span>
                  ) : (
                    <button
                      type="button"
                      className="trip-text"
                      aria-label={`${words.open}: ${name}`}
                      onClick={() => onOpen(kept)}
                    >
                      {words.open}
                    </button>
                  )}
                  <button
                    type="button"
                    className="trip-text"
                    aria-label={`${words.delete}: ${name}`}
                    onClick={() => onForget(kept)}
                  >
                    {words.delete}
                  </button>
                </span>
              </div>
              <small>{formatSize(answer.plan, voice)}</small>
            </li>
          )
        })}
      </ul>
      <p className="buttons">
        <button type="button" className="btn btn-2 btn-sm" onClick={onBegin}>
          {words.newPlan}
        </button>
      </p>
      <OpenLink words={words} />
    </TripSection>
  )
})
