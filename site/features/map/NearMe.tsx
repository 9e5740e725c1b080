import { languages } from '#contract/languages.ts'
import { formatDistance, formatKilometres } from '#site/domain/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { crosshair } from '#site/ui/icons.ts'
import { findFarDistance } from './distance-origin.ts'
import type { Voice } from './format-points.ts'
import type { PositionState } from './use-position.ts'

interface Props {
  state: PositionState
  /** The list is sorted by distance from the visitor. */
  isInUse: boolean
  onAsk: () => void
  onStop: () => void
  voice: Voice
}

function formatState(
  { position, isAsking, failure }: PositionState,
  isInUse: boolean,
  { words, language }: Voice,
): string {
  const { locale } = languages[language]
  if (isAsking) return words['map.near.asking']
  if (failure) return words[`map.near.${failure}`]
  if (!position || !isInUse) return ''
  const far = findFarDistance(position)
  if (far !== undefined) return fillGaps(words['map.near.far'], { distance: formatKilometres(far, locale) })
  const accuracy = formatDistance(Math.max(position.accuracyMetres, 10) / 1000, locale)
  return fillGaps(words['map.near.known'], { accuracy })
}

/** A toggle that requests the visitor’s position, shows the outcome, and says that it stays in the browser. */
export function NearMe({ state, isInUse, onAsk, onStop, voice }: Props) {
  const { words } = voice
  return (
    <>
      <button
        type="button"
        className="btn btn-2 btn-sm near-me"
        aria-describedby="near-me-private"
        aria-pressed={isInUse}
        onClick={isInUse ? onStop : onAsk}
      >
        <Icon svg={crosshair} />
        {words['map.near']}
      </button>
      <p className="near-me-said">
        <span id="near-me-private">{words['map.near.private']}</span>{' '}
        <span role="status" data-failed={state.failure !== undefined || undefined}>
          {formatState(state, isInUse, voice)}
        </span>
      </p>
    </>
  )
}
